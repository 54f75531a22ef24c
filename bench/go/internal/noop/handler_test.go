package noop

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestValidate(t *testing.T) {
	rows := []struct {
		name, method, body string
		status             int
		answer             string
	}{
		{
			"a request is allowed and its uid echoed", http.MethodPost,
			`{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"u-1","object":{"spec":{}}}}`,
			http.StatusOK,
			`{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","response":{"uid":"u-1","allowed":true}}`,
		},
		{"broken JSON is refused", http.MethodPost, `{"request":`, http.StatusBadRequest, ""},
		{"a review without request is refused", http.MethodPost, `{"kind":"AdmissionReview"}`, http.StatusBadRequest, ""},
		{"only POST is answered", http.MethodGet, "", http.StatusMethodNotAllowed, ""},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			recorder := httptest.NewRecorder()

			Handler().ServeHTTP(recorder, httptest.NewRequest(row.method, "/validate", strings.NewReader(row.body)))

			if recorder.Code != row.status {
				t.Errorf("status %d, want %d", recorder.Code, row.status)
			}
			if row.answer != "" && recorder.Body.String() != row.answer {
				t.Errorf("answer %s, want %s", recorder.Body, row.answer)
			}
		})
	}
}
