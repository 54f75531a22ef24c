package load

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// Placeholder is the uid that a body carries where each request gets its own.
const Placeholder = "00000000-0000-0000-0000-000000000000"

// Body is an AdmissionReview whose uid can be replaced in place, as every uid has the placeholder's length.
type Body struct {
	text  []byte
	uidAt int
}

// ParseBody accepts JSON in which the placeholder occurs exactly once.
func ParseBody(text []byte) (Body, error) {
	if !json.Valid(text) {
		return Body{}, errors.New("the body is not JSON")
	}
	if n := bytes.Count(text, []byte(Placeholder)); n != 1 {
		return Body{}, fmt.Errorf("the body holds the uid placeholder %s %d times, not once", Placeholder, n)
	}
	return Body{text: text, uidAt: bytes.Index(text, []byte(Placeholder))}, nil
}

// appendUID writes the uid of the n-th request: a well-formed UUID for every n below 2^48.
func appendUID(dst []byte, n int) []byte {
	return fmt.Appendf(dst, "00000000-0000-4000-8000-%012x", n)
}
