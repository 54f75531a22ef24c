// Package noop is the least that a validating webhook in Go can do: decode the envelope, allow, answer.
// It is the reference that Fleetgate's webhook is measured against.
package noop

import (
	"encoding/json"
	"io"
	"net/http"
)

const maxBodyBytes = 8 << 20

// Handler answers POST /validate with an AdmissionReview that allows the request.
func Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /validate", validate)
	return mux
}

func validate(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBodyBytes))
	if err != nil {
		http.Error(w, "the body cannot be read", http.StatusBadRequest)
		return
	}
	var review AdmissionReview
	if err := json.Unmarshal(body, &review); err != nil || review.Request == nil {
		http.Error(w, "the body is no AdmissionReview with a request", http.StatusBadRequest)
		return
	}
	answer, err := json.Marshal(AdmissionReview{
		APIVersion: review.APIVersion,
		Kind:       review.Kind,
		Response:   &AdmissionResponse{UID: review.Request.UID, Allowed: true},
	})
	if err != nil {
		http.Error(w, "the answer cannot be encoded", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	// A failed write means that the caller has gone: there is nobody left to tell.
	_, _ = w.Write(answer)
}
