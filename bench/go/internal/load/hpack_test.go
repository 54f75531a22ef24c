package load

import (
	"bytes"
	"testing"
)

func TestIntegersAreEncodedAsInTheExamplesOfTheRFC(t *testing.T) {
	rows := []struct {
		name  string
		bits  uint
		value int
		want  []byte
	}{
		{"10 in 5 bits", 5, 10, []byte{0x0a}},
		{"1337 in 5 bits", 5, 1337, []byte{0x1f, 0x9a, 0x0a}},
		{"42 in 8 bits", 8, 42, []byte{0x2a}},
		{"the limit itself needs a second byte", 4, 15, []byte{0x0f, 0x00}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			if got := appendInteger(nil, 0, row.bits, row.value); !bytes.Equal(got, row.want) {
				t.Errorf("got % x, want % x", got, row.want)
			}
		})
	}
}

func TestLaterHeaderBlocksReferToTheFirst(t *testing.T) {
	encoder := newHeaderEncoder("127.0.0.1:1", "/validate")
	first := encoder.appendBlock(nil, 4000)

	later := encoder.appendBlock(nil, 4000)

	want := append([]byte{0x83, 0x87, 0xc2, 0xc1, 0xc0, 0xbf, 0xbe, 0x0f, 0x0d, 4}, "4000"...)
	if !bytes.Equal(later, want) {
		t.Errorf("got % x, want % x", later, want)
	}
	if !bytes.Contains(first, []byte("/validate")) {
		t.Errorf("the first block does not hold the path: % x", first)
	}
}

func TestStatusIsReadFromTheFrontOfAHeaderBlock(t *testing.T) {
	rows := []struct {
		name  string
		block []byte
		want  int
	}{
		{"200", []byte{0x88, 0x5f}, 200},
		{"404 behind a table size update", []byte{0x3f, 0xe1, 0x1f, 0x8d}, 404},
		{"500 behind a short table size update", []byte{0x20, 0x8e}, 500},
		{"literal", []byte{0x48, 0x03, '4', '1', '3'}, 0},
		{"no status", []byte{0xbe}, 0},
		{"empty", nil, 0},
		{"cut off", []byte{0x3f, 0xe1}, 0},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			got, err := readStatus(row.block)

			if got != row.want || (err == nil) != (row.want != 0) {
				t.Errorf("got %d, %v", got, err)
			}
		})
	}
}
