package through

import (
	"bytes"
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"
)

// requestLimit bounds every single request, as nothing else ends one that was begun.
const requestLimit = 30 * time.Second

// client writes to one collection of an API server.
type client struct {
	http       *http.Client
	collection string
	token      string
}

func newClient(c Config) *client {
	return &client{
		http: &http.Client{Timeout: requestLimit, Transport: &http.Transport{
			TLSClientConfig:     &tls.Config{RootCAs: c.Roots},
			ForceAttemptHTTP2:   true,
			MaxIdleConnsPerHost: c.Writers,
		}},
		collection: strings.TrimSuffix(c.Server, "/") + c.Path,
		token:      c.Token,
	}
}

func (c *client) create(ctx context.Context, text []byte) ([]byte, error) {
	return c.call(ctx, http.MethodPost, "", text, http.StatusCreated)
}

func (c *client) update(ctx context.Context, name string, text []byte) error {
	_, err := c.call(ctx, http.MethodPut, "/"+name, text, http.StatusOK)
	return err
}

// delete is content when there is nothing to delete.
func (c *client) delete(ctx context.Context, name string) error {
	_, err := c.call(ctx, http.MethodDelete, "/"+name, nil, http.StatusOK, http.StatusAccepted, http.StatusNotFound)
	return err
}

func (c *client) call(ctx context.Context, method, path string, text []byte, expected ...int) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, method, c.collection+path, bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+c.token)
	request.Header.Set("Content-Type", "application/json")
	response, err := c.http.Do(request)
	if err != nil {
		return nil, err
	}
	defer func() { _ = response.Body.Close() }() // it has been read to its end, or the error says why not
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	for _, status := range expected {
		if response.StatusCode == status {
			return answer, nil
		}
	}
	return nil, fmt.Errorf("%s %s: status %d: %.300s", method, c.collection+path, response.StatusCode, answer)
}
