package load

import (
	"strings"
	"testing"
)

func review(uid string) string {
	return `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"` + uid + `"}}`
}

func TestBodyNeedsThePlaceholderExactlyOnce(t *testing.T) {
	rows := []struct {
		name, text string
		ok         bool
	}{
		{"once", review(Placeholder), true},
		{"never", review("another"), false},
		{"twice", "[" + review(Placeholder) + "," + review(Placeholder) + "]", false},
		{"not JSON", `{"uid":"` + Placeholder, false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			if _, err := ParseBody([]byte(row.text)); (err == nil) != row.ok {
				t.Errorf("got %v", err)
			}
		})
	}
}

func TestUIDsDifferAndHaveThePlaceholdersLength(t *testing.T) {
	seen := map[string]bool{}
	for _, n := range []int{0, 1, 255, 1 << 40} {
		uid := string(appendUID(nil, n))
		if len(uid) != len(Placeholder) || seen[uid] || strings.Count(uid, "-") != 4 {
			t.Errorf("uid of request %d is %s", n, uid)
		}
		seen[uid] = true
	}
}

func TestUIDIsReplacedInPlace(t *testing.T) {
	body, err := ParseBody([]byte(review(Placeholder)))
	if err != nil {
		t.Fatal(err)
	}

	uid := appendUID(body.text[body.uidAt:body.uidAt], 7)

	if want := review(string(uid)); string(body.text) != want {
		t.Errorf("got %s, want %s", body.text, want)
	}
}
