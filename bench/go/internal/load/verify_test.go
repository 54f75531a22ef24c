package load

import (
	"strings"
	"testing"
)

func TestAnswersAreVerified(t *testing.T) {
	answer := func(uid, allowed string) string {
		return `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","response":{"uid":"` + uid + `","allowed":` + allowed + `}}`
	}
	rows := []struct {
		name    string
		status  int
		body    string
		allowed bool
		problem string
	}{
		{"allowed as expected", 200, answer("u", "true"), true, ""},
		{"denied as expected", 200, answer("u", "false"), false, ""},
		{"denied unexpectedly", 200, answer("u", "false"), true, "allowed is false"},
		{"another uid", 200, answer("v", "true"), true, `uid "u" was answered with "v"`},
		{"another status", 503, answer("u", "true"), true, "status 503"},
		{"no JSON", 200, "fine", true, "not JSON"},
		{"another kind", 200, strings.Replace(answer("u", "true"), "AdmissionReview", "Status", 1), true, "not an admission.k8s.io/v1"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			err := verify(row.status, []byte(row.body), []byte("u"), row.allowed)

			if row.problem == "" && err != nil {
				t.Errorf("got %v", err)
			}
			if row.problem != "" && (err == nil || !strings.Contains(err.Error(), row.problem)) {
				t.Errorf("got %v, want %q", err, row.problem)
			}
		})
	}
}
