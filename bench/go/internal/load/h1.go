package load

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"net"
	"net/http"
	"time"
)

// h1Session keeps one HTTP/1.1 connection alive and has one request at a time on it.
type h1Session struct {
	conn     net.Conn
	reader   *bufio.Reader
	requests []Body // head and body as one text
	answer   bytes.Buffer
}

func (d dialer) openH1(ctx context.Context) (session, error) {
	conn, err := d.connect(ctx, "http/1.1")
	if err != nil {
		return nil, err
	}
	s := &h1Session{conn: conn, reader: bufio.NewReader(conn)}
	for _, body := range d.bodies {
		head := fmt.Sprintf("POST %s HTTP/1.1\r\nHost: %s\r\nUser-Agent: %s\r\nContent-Length: %d\r\nAccept: %s\r\nContent-Type: %s\r\n\r\n",
			d.path(), d.target.Host, userAgent, len(body.text), accept, contentType)
		s.requests = append(s.requests, Body{
			text:  append([]byte(head), body.text...),
			uidAt: len(head) + body.uidAt,
		})
	}
	return s, nil
}

func (s *h1Session) drive(t *tally) error {
	for n, ok := t.next(); ok; n, ok = t.next() {
		if err := s.exchange(t, n); err != nil {
			return err
		}
	}
	return nil
}

func (s *h1Session) exchange(t *tally, n int) error {
	request := s.requests[n%len(s.requests)]
	uid := appendUID(request.text[request.uidAt:request.uidAt], n)
	begun := time.Now()
	if _, err := s.conn.Write(request.text); err != nil {
		return err
	}
	response, err := http.ReadResponse(s.reader, nil)
	if err != nil {
		return err
	}
	s.answer.Reset()
	if _, err := s.answer.ReadFrom(response.Body); err != nil {
		return err
	}
	t.settle(n, time.Since(begun), response.StatusCode, s.answer.Bytes(), uid)
	if response.Close {
		return fmt.Errorf("the server closed a kept-alive connection after status %d", response.StatusCode)
	}
	return nil
}

func (s *h1Session) close() error {
	return s.conn.Close()
}
