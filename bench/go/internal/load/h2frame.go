package load

import (
	"encoding/binary"
	"fmt"
	"io"
)

// Frame types and flags of RFC 9113, section 6.
const (
	frameData         = 0x0
	frameHeaders      = 0x1
	frameRstStream    = 0x3
	frameSettings     = 0x4
	framePing         = 0x6
	frameGoAway       = 0x7
	frameWindowUpdate = 0x8

	flagAck        = 0x1
	flagEndStream  = 0x1
	flagEndHeaders = 0x4
	flagPadded     = 0x8
	flagPriority   = 0x20

	frameHeadBytes = 9
)

const h2Preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"

// frame is one frame as read. Its payload is only valid until the next is read.
type frame struct {
	kind    byte
	flags   byte
	stream  uint32
	payload []byte
}

func appendFrameHead(dst []byte, length int, kind, flags byte, stream uint32) []byte {
	dst = append(dst, byte(length>>16), byte(length>>8), byte(length), kind, flags)
	return binary.BigEndian.AppendUint32(dst, stream)
}

func appendWindowUpdate(dst []byte, stream, increment uint32) []byte {
	dst = appendFrameHead(dst, 4, frameWindowUpdate, 0, stream)
	return binary.BigEndian.AppendUint32(dst, increment)
}

func appendSetting(dst []byte, id uint16, value uint32) []byte {
	return binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint16(dst, id), value)
}

// readFrame reads into buffer, which bounds the size of a frame.
func readFrame(r io.Reader, buffer []byte) (frame, error) {
	head := buffer[:frameHeadBytes]
	if _, err := io.ReadFull(r, head); err != nil {
		return frame{}, err
	}
	length := int(head[0])<<16 | int(head[1])<<8 | int(head[2])
	f := frame{kind: head[3], flags: head[4], stream: binary.BigEndian.Uint32(head[5:]) & (1<<31 - 1)}
	if length > len(buffer) {
		return frame{}, fmt.Errorf("a frame of %d bytes exceeds the %d we allow", length, len(buffer))
	}
	f.payload = buffer[:length]
	_, err := io.ReadFull(r, f.payload)
	return f, err
}

// content returns the payload of a DATA or HEADERS frame without padding and priority.
func (f frame) content() ([]byte, error) {
	content := f.payload
	if f.flags&flagPadded != 0 {
		if len(content) == 0 || int(content[0]) >= len(content) {
			return nil, fmt.Errorf("a frame of type %d has more padding than payload", f.kind)
		}
		content = content[1 : len(content)-int(content[0])]
	}
	if f.kind == frameHeaders && f.flags&flagPriority != 0 {
		const priorityBytes = 5
		if len(content) < priorityBytes {
			return nil, fmt.Errorf("a HEADERS frame is too short for its priority")
		}
		content = content[priorityBytes:]
	}
	return content, nil
}
