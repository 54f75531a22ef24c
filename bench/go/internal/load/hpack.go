package load

import (
	"fmt"
	"strconv"
)

// Entries of HPACK's static table (RFC 7541, appendix A) that a webhook's client needs.
const (
	staticAuthority     = 1
	staticMethodPost    = 3
	staticPath          = 4
	staticSchemeHTTPS   = 7
	staticStatus200     = 8
	staticAccept        = 19
	staticContentLength = 28
	staticContentType   = 31
	staticUserAgent     = 58
	staticEntries       = 61
)

// headerEncoder writes the header block of the same request again and again. The first block puts the headers that never
// change into the server's dynamic table, the later ones refer to them, as a full client's encoder would do.
type headerEncoder struct {
	constant []constantHeader
	sent     bool
}

type constantHeader struct {
	name  int // in the static table
	value string
}

func newHeaderEncoder(authority, path string) *headerEncoder {
	return &headerEncoder{constant: []constantHeader{
		{staticPath, path},
		{staticAuthority, authority},
		{staticContentType, contentType},
		{staticAccept, accept},
		{staticUserAgent, userAgent},
	}}
}

func (e *headerEncoder) appendBlock(dst []byte, contentLength int) []byte {
	dst = append(dst, 0x80|staticMethodPost, 0x80|staticSchemeHTTPS)
	for i, header := range e.constant {
		if e.sent {
			newestFirst := staticEntries + len(e.constant) - i
			dst = appendInteger(dst, 0x80, 7, newestFirst)
		} else {
			dst = appendInteger(dst, 0x40, 6, header.name)
			dst = appendText(dst, header.value)
		}
	}
	e.sent = true
	dst = appendInteger(dst, 0x00, 4, staticContentLength)
	return appendText(dst, strconv.Itoa(contentLength))
}

// appendInteger is RFC 7541, section 5.1: value behind a prefix of the given bits, the rest of the byte being pattern.
func appendInteger(dst []byte, pattern byte, bits uint, value int) []byte {
	limit := 1<<bits - 1
	if value < limit {
		return append(dst, pattern|byte(value))
	}
	dst = append(dst, pattern|byte(limit))
	for value -= limit; value >= 0x80; value >>= 7 {
		dst = append(dst, byte(value)|0x80)
	}
	return append(dst, byte(value))
}

func appendText(dst []byte, text string) []byte {
	return append(appendInteger(dst, 0x00, 7, len(text)), text...)
}

// readStatus reads the status from the front of a response's header block, where HTTP/2 wants it. It knows the seven
// statuses of the static table, which is enough: any other is an error to us.
func readStatus(block []byte) (int, error) {
	statuses := [...]int{200, 204, 206, 304, 400, 404, 500}
	for len(block) > 0 && block[0]&0xe0 == 0x20 { // dynamic table size update
		block = skipInteger(block, 0x1f)
	}
	if len(block) == 0 || block[0]&0x80 == 0 {
		return 0, fmt.Errorf("the status of a response is none of %v", statuses)
	}
	index := int(block[0]&0x7f) - staticStatus200
	if index < 0 || index >= len(statuses) {
		return 0, fmt.Errorf("the status of a response is none of %v", statuses)
	}
	return statuses[index], nil
}

func skipInteger(block []byte, mask byte) []byte {
	if block[0]&mask != mask {
		return block[1:]
	}
	for i := 1; i < len(block); i++ {
		if block[i]&0x80 == 0 {
			return block[i+1:]
		}
	}
	return nil
}
