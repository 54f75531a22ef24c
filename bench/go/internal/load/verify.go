package load

import (
	"encoding/json"
	"fmt"
	"net/http"
)

type answer struct {
	APIVersion string `json:"apiVersion"`
	Kind       string `json:"kind"`
	Response   struct {
		UID     string `json:"uid"`
		Allowed bool   `json:"allowed"`
	} `json:"response"`
}

// verify says what is wrong with an answer to the request with the given uid, or nil.
func verify(status int, body, uid []byte, allowed bool) error {
	if status != http.StatusOK {
		return fmt.Errorf("status %d: %.200s", status, body)
	}
	var got answer
	if err := json.Unmarshal(body, &got); err != nil {
		return fmt.Errorf("the answer is not JSON: %w", err)
	}
	if got.APIVersion != "admission.k8s.io/v1" || got.Kind != "AdmissionReview" {
		return fmt.Errorf("the answer is a %s %s, not an admission.k8s.io/v1 AdmissionReview", got.APIVersion, got.Kind)
	}
	if got.Response.UID != string(uid) {
		return fmt.Errorf("uid %q was answered with %q", uid, got.Response.UID)
	}
	if got.Response.Allowed != allowed {
		return fmt.Errorf("allowed is %t, expected %t: %.200s", got.Response.Allowed, allowed, body)
	}
	return nil
}
