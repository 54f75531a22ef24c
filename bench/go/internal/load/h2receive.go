package load

import (
	"encoding/binary"
	"fmt"
	"time"
)

// handle takes one frame from the server. No stream is active during the handshake, so no tally is needed there.
func (s *h2Session) handle(f frame, t *tally) error {
	switch f.kind {
	case frameHeaders:
		return s.handleHeaders(f, t)
	case frameData:
		return s.handleData(f, t)
	case frameRstStream:
		if _, found := s.active[f.stream]; found {
			return fmt.Errorf("the server reset a stream with code %d", code(f.payload))
		}
	case frameGoAway:
		return fmt.Errorf("the server went away: %q", f.payload)
	case frameWindowUpdate:
		if f.stream == 0 {
			s.peer.window += int(code(f.payload) & (1<<31 - 1))
		}
	case frameSettings:
		if f.flags&flagAck == 0 {
			s.peer.apply(f.payload)
			return s.write(appendFrameHead(nil, 0, frameSettings, flagAck, 0))
		}
	case framePing:
		if f.flags&flagAck == 0 {
			return s.write(append(appendFrameHead(nil, len(f.payload), framePing, flagAck, 0), f.payload...))
		}
	}
	return nil
}

func (s *h2Session) handleHeaders(f frame, t *tally) error {
	stream, found := s.active[f.stream]
	if !found {
		return fmt.Errorf("headers on stream %d, which is not open", f.stream)
	}
	if f.flags&flagEndHeaders == 0 {
		return fmt.Errorf("the headers of an answer exceed one frame")
	}
	if stream.status == 0 { // else these are trailers
		block, err := f.content()
		if err != nil {
			return err
		}
		if stream.status, err = readStatus(block); err != nil {
			return err
		}
	}
	s.endIf(f, stream, t)
	return nil
}

func (s *h2Session) handleData(f frame, t *tally) error {
	stream, found := s.active[f.stream]
	if !found {
		return fmt.Errorf("data on stream %d, which is not open", f.stream)
	}
	content, err := f.content()
	if err != nil {
		return err
	}
	stream.answer = append(stream.answer, content...)
	if len(stream.answer) > streamWindow/2 {
		return fmt.Errorf("an answer exceeds %d bytes", streamWindow/2)
	}
	s.endIf(f, stream, t)
	return s.giveBack(len(f.payload))
}

func (s *h2Session) endIf(f frame, stream *h2Stream, t *tally) {
	if f.flags&flagEndStream == 0 {
		return
	}
	t.settle(stream.n, time.Since(stream.begun), stream.status, stream.answer, stream.uid)
	delete(s.active, f.stream)
	s.idle = append(s.idle, stream)
}

// giveBack widens the connection's window again, rarely enough not to matter in a measurement.
func (s *h2Session) giveBack(bytes int) error {
	s.unclaimed += uint32(bytes)
	if s.unclaimed < connectionWindow/2 {
		return nil
	}
	update := appendWindowUpdate(nil, 0, s.unclaimed)
	s.unclaimed = 0
	return s.write(update)
}

func (s *h2Session) write(frames []byte) error {
	_, err := s.conn.Write(frames)
	return err
}

func code(payload []byte) uint32 {
	if len(payload) < 4 {
		return 0
	}
	return binary.BigEndian.Uint32(payload)
}
