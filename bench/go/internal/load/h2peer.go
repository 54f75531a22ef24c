package load

import (
	"encoding/binary"
	"fmt"
)

// Settings of RFC 9113, section 6.5.2.
const (
	settingHeaderTableSize      = 0x1
	settingEnablePush           = 0x2
	settingMaxConcurrentStreams = 0x3
	settingInitialWindowSize    = 0x4
)

const (
	maxFrameBytes      = 16 << 10 // the smallest that either side may set
	defaultWindow      = 65_535
	defaultHeaderTable = 4_096
	streamWindow       = 1 << 20
	connectionWindow   = 1 << 30
)

// peerLimits is what the server lets us send.
type peerLimits struct {
	headerTable   uint32
	maxStreams    uint32
	initialWindow uint32
	window        int // what is left of the connection's window
}

func defaultPeerLimits() peerLimits {
	return peerLimits{
		headerTable:   defaultHeaderTable,
		maxStreams:    1<<32 - 1,
		initialWindow: defaultWindow,
		window:        defaultWindow,
	}
}

func (p *peerLimits) apply(settings []byte) {
	const settingBytes = 6
	for ; len(settings) >= settingBytes; settings = settings[settingBytes:] {
		value := binary.BigEndian.Uint32(settings[2:])
		switch binary.BigEndian.Uint16(settings) {
		case settingHeaderTableSize:
			p.headerTable = value
		case settingMaxConcurrentStreams:
			p.maxStreams = value
		case settingInitialWindowSize:
			p.initialWindow = value
		}
	}
}

// check refuses what this client does not do: wait for a stream's window, or encode for a smaller header table.
func (p *peerLimits) check(streams int, bodies []Body) error {
	switch {
	case p.headerTable < defaultHeaderTable:
		return fmt.Errorf("the server's header table of %d bytes is too small", p.headerTable)
	case uint32(streams) > p.maxStreams:
		return fmt.Errorf("the server allows only %d streams on a connection", p.maxStreams)
	case longest(bodies) > int(min(p.initialWindow, defaultWindow)):
		return fmt.Errorf("a body of %d bytes exceeds the window of a stream", longest(bodies))
	}
	return nil
}

func longest(bodies []Body) int {
	length := 0
	for _, body := range bodies {
		length = max(length, len(body.text))
	}
	return length
}

// appendClientPreface opens windows so wide that answers never wait for us.
func appendClientPreface(dst []byte) []byte {
	var settings []byte
	settings = appendSetting(settings, settingEnablePush, 0)
	settings = appendSetting(settings, settingInitialWindowSize, streamWindow)
	dst = append(dst, h2Preface...)
	dst = append(appendFrameHead(dst, len(settings), frameSettings, 0, 0), settings...)
	return appendWindowUpdate(dst, 0, connectionWindow-defaultWindow)
}

// appendRequest writes the n-th request as a HEADERS frame and as many DATA frames as its body needs.
func appendRequest(dst []byte, stream uint32, headers *headerEncoder, body Body, n int) []byte {
	start := len(dst)
	dst = appendFrameHead(dst, 0, frameHeaders, flagEndHeaders, stream)
	dst = headers.appendBlock(dst, len(body.text))
	length := len(dst) - start - frameHeadBytes
	dst[start], dst[start+1], dst[start+2] = byte(length>>16), byte(length>>8), byte(length)

	appendUID(body.text[body.uidAt:body.uidAt], n)
	for rest := body.text; len(rest) > 0; {
		chunk := rest[:min(len(rest), maxFrameBytes)]
		rest = rest[len(chunk):]
		var flags byte
		if len(rest) == 0 {
			flags = flagEndStream
		}
		dst = append(appendFrameHead(dst, len(chunk), frameData, flags, stream), chunk...)
	}
	return dst
}
