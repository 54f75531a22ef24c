package load

import (
	"bytes"
	"testing"
)

func TestFrameIsReadAsWritten(t *testing.T) {
	wire := append(appendFrameHead(nil, 3, frameData, flagEndStream, 5), "abc"...)

	got, err := readFrame(bytes.NewReader(wire), make([]byte, 16))

	if err != nil || got.kind != frameData || got.flags != flagEndStream || got.stream != 5 || string(got.payload) != "abc" {
		t.Errorf("got %+v, %v", got, err)
	}
}

func TestFrameLargerThanTheBufferIsRefused(t *testing.T) {
	wire := appendFrameHead(nil, 17, frameData, 0, 1)

	if _, err := readFrame(bytes.NewReader(wire), make([]byte, 16)); err == nil {
		t.Error("a frame of 17 bytes was accepted")
	}
}

func TestContentLeavesOutPaddingAndPriority(t *testing.T) {
	rows := []struct {
		name  string
		frame frame
		want  string
		ok    bool
	}{
		{"plain", frame{kind: frameData, payload: []byte("abc")}, "abc", true},
		{"padded", frame{kind: frameData, flags: flagPadded, payload: []byte("\x02abc00")}, "abc", true},
		{"with priority", frame{kind: frameHeaders, flags: flagPriority, payload: []byte("12345abc")}, "abc", true},
		{"only padding", frame{kind: frameData, flags: flagPadded, payload: []byte("\x05ab")}, "", false},
		{"padded but empty", frame{kind: frameData, flags: flagPadded}, "", false},
		{"too short for a priority", frame{kind: frameHeaders, flags: flagPriority, payload: []byte("1")}, "", false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			got, err := row.frame.content()

			if string(got) != row.want || (err == nil) != row.ok {
				t.Errorf("got %q, %v", got, err)
			}
		})
	}
}
