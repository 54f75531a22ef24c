package through

import (
	"context"
	"crypto/x509"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

const collection = "/apis/example.io/v1/namespaces/default/things"

// apiServer stores the objects of one collection, as far as this client can tell from a real one.
type apiServer struct {
	mu      sync.Mutex
	objects map[string]map[string]any
	updates int
	refuse  string // name of an object that cannot be created
}

func (s *apiServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if r.Header.Get("Authorization") != "Bearer secret" {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	name := strings.TrimPrefix(strings.TrimPrefix(r.URL.Path, collection), "/")
	text, _ := io.ReadAll(r.Body)
	sent := map[string]any{}
	_ = json.Unmarshal(text, &sent)
	switch r.Method {
	case http.MethodPost:
		s.create(w, sent)
	case http.MethodPut:
		s.update(w, name, sent)
	case http.MethodDelete:
		s.delete(w, name)
	}
}

func (s *apiServer) create(w http.ResponseWriter, sent map[string]any) {
	metadata := sent["metadata"].(map[string]any)
	name := metadata["name"].(string)
	if name == s.refuse {
		w.WriteHeader(http.StatusForbidden)
		return
	}
	metadata["resourceVersion"] = "1"
	s.objects[name] = sent
	w.WriteHeader(http.StatusCreated)
	_ = json.NewEncoder(w).Encode(sent)
}

func (s *apiServer) update(w http.ResponseWriter, name string, sent map[string]any) {
	metadata := sent["metadata"].(map[string]any)
	_, annotated := metadata["annotations"].(map[string]any)[roundAnnotation]
	if s.objects[name] == nil || metadata["resourceVersion"] != "1" || !annotated || sent["spec"] == nil {
		w.WriteHeader(http.StatusConflict)
		return
	}
	s.updates++
	_ = json.NewEncoder(w).Encode(sent)
}

func (s *apiServer) delete(w http.ResponseWriter, name string) {
	if s.objects[name] == nil {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	delete(s.objects, name)
}

func start(t *testing.T, api *apiServer) Config {
	t.Helper()
	api.objects = map[string]map[string]any{}
	server := httptest.NewTLSServer(api)
	t.Cleanup(server.Close)
	roots := x509.NewCertPool()
	roots.AddCert(server.Certificate())
	return Config{
		Server: server.URL, Token: "secret", Roots: roots, Path: collection, Prefix: "bench",
		Object:  json.RawMessage(`{"apiVersion":"example.io/v1","kind":"Thing","metadata":{"labels":{"a":"b"}},"spec":{"n":1}}`),
		Objects: 40, Writers: 4, TimeLimit: 30 * time.Second,
	}
}

func TestObjectsAreCreatedUpdatedAndDeleted(t *testing.T) {
	api := &apiServer{}

	report, err := Run(context.Background(), start(t, api))

	if err != nil {
		t.Fatal(err)
	}
	if api.updates != 40 || len(api.objects) != 0 {
		t.Errorf("%d updates, %d objects left", api.updates, len(api.objects))
	}
	if report.Create.P50Ms <= 0 || report.Update.PerSecond <= 0 || report.Writers != 4 {
		t.Errorf("implausible report %+v", report)
	}
}

func TestFailedWriteIsReportedAndLeavesNothingBehind(t *testing.T) {
	api := &apiServer{refuse: "bench-20"}

	_, err := Run(context.Background(), start(t, api))

	if err == nil || !strings.Contains(err.Error(), "403") {
		t.Errorf("got %v", err)
	}
	if len(api.objects) != 0 {
		t.Errorf("%d objects left", len(api.objects))
	}
}

func TestInterruptedRunLeavesNothingBehind(t *testing.T) {
	api := &apiServer{}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()

	if _, err := Run(ctx, start(t, api)); err == nil {
		t.Error("an interrupted run gave a report")
	}
	if len(api.objects) != 0 {
		t.Errorf("%d objects left", len(api.objects))
	}
}

func TestAllProblemsOfAConfigurationAreNamed(t *testing.T) {
	err := Config{Server: "http://x", Object: json.RawMessage(`{}`)}.Check()

	for _, want := range []string{"--server", "--token", "--path", "--object", "--writers"} {
		if !strings.Contains(fmt.Sprint(err), want) {
			t.Errorf("%s is not named in %v", want, err)
		}
	}
}
