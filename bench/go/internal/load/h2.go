package load

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"time"
)

// h2Session has a fixed number of streams open on one HTTP/2 connection: each answer makes place for the next request.
type h2Session struct {
	conn    net.Conn
	reader  *bufio.Reader
	buffer  []byte // of the frame being read
	out     []byte // of the frames being written
	headers *headerEncoder
	bodies  []Body
	peer    peerLimits

	streams   int
	nextID    uint32
	active    map[uint32]*h2Stream
	idle      []*h2Stream
	unclaimed uint32 // bytes of answers not yet given back to the server's connection window
}

// h2Stream is one exchange in flight; it is used again for a later one.
type h2Stream struct {
	n      int
	uid    []byte
	begun  time.Time
	status int
	answer []byte
}

func (d dialer) openH2(ctx context.Context, streams int) (session, error) {
	conn, err := d.connect(ctx, "h2")
	if err != nil {
		return nil, err
	}
	s := &h2Session{
		conn:    conn,
		reader:  bufio.NewReaderSize(conn, 64<<10),
		buffer:  make([]byte, maxFrameBytes),
		headers: newHeaderEncoder(d.target.Host, d.path()),
		bodies:  d.bodies,
		peer:    defaultPeerLimits(),
		streams: streams,
		nextID:  1,
		active:  make(map[uint32]*h2Stream, streams),
	}
	for range streams {
		s.idle = append(s.idle, &h2Stream{})
	}
	if err := s.handshake(); err != nil {
		_ = conn.Close()
		return nil, err
	}
	return s, nil
}

// handshake returns once the server's limits are known.
func (s *h2Session) handshake() error {
	if _, err := s.conn.Write(appendClientPreface(nil)); err != nil {
		return err
	}
	first, err := readFrame(s.reader, s.buffer)
	if err != nil {
		return err
	}
	if first.kind != frameSettings || first.flags&flagAck != 0 {
		return fmt.Errorf("the server began with a frame of type %d, not with its settings", first.kind)
	}
	if err := s.handle(first, nil); err != nil {
		return err
	}
	return s.peer.check(s.streams, s.bodies)
}

func (s *h2Session) drive(t *tally) error {
	for {
		if err := s.fill(t); err != nil {
			return err
		}
		if len(s.active) == 0 {
			return nil
		}
		f, err := readFrame(s.reader, s.buffer)
		if err != nil {
			return err
		}
		if err := s.handle(f, t); err != nil {
			return err
		}
	}
}

// fill sends requests until every stream is busy, the connection's window is used up, or none is left to send.
func (s *h2Session) fill(t *tally) error {
	for len(s.idle) > 0 && s.peer.window >= longest(s.bodies) {
		n, ok := t.next()
		if !ok {
			return nil
		}
		if err := s.send(n); err != nil {
			return err
		}
	}
	return nil
}

func (s *h2Session) send(n int) error {
	stream := s.idle[len(s.idle)-1]
	s.idle = s.idle[:len(s.idle)-1]
	s.active[s.nextID] = stream
	body := s.bodies[n%len(s.bodies)]
	s.out = appendRequest(s.out[:0], s.nextID, s.headers, body, n)
	*stream = h2Stream{n: n, uid: appendUID(stream.uid[:0], n), begun: time.Now(), answer: stream.answer[:0]}
	s.nextID += 2
	s.peer.window -= len(body.text)
	_, err := s.conn.Write(s.out)
	return err
}

func (s *h2Session) close() error {
	return s.conn.Close()
}
