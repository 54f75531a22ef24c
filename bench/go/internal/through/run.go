package through

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"fleetgate.io/bench/internal/stats"
)

const cleanupLimit = time.Minute

// Report is the outcome of a run; its JSON is the command's output.
type Report struct {
	Objects int    `json:"objects"`
	Writers int    `json:"writers"`
	Create  Series `json:"create"`
	Update  Series `json:"update"`
}

// Series summarises the writes of one verb.
type Series struct {
	stats.Summary
	PerSecond float64 `json:"perSecond"`
}

// Run creates the objects, updates each once, and deletes whatever it has made, also when a write fails.
func Run(ctx context.Context, config Config) (report Report, err error) {
	if err := config.Check(); err != nil {
		return Report{}, err
	}
	template, err := newTemplate(config.Object)
	if err != nil {
		return Report{}, err
	}
	limited, cancel := context.WithTimeout(ctx, config.TimeLimit)
	defer cancel()
	r := &run{config: config, client: newClient(config), template: template, stored: make([]object, config.Objects)}
	defer func() { err = errors.Join(err, r.cleanUp(context.WithoutCancel(ctx))) }()

	report = Report{Objects: config.Objects, Writers: config.Writers}
	if report.Create, err = r.measure(limited, r.create); err != nil {
		return Report{}, err
	}
	if report.Update, err = r.measure(limited, r.update); err != nil {
		return Report{}, err
	}
	return report, nil
}

type run struct {
	config   Config
	client   *client
	template object
	stored   []object
}

func (r *run) name(i int) string {
	return fmt.Sprintf("%s-%d", r.config.Prefix, i)
}

// create returns the time the API server took, without that of preparing the object.
func (r *run) create(ctx context.Context, i int) (time.Duration, error) {
	text, err := r.template.named(r.name(i))
	if err != nil {
		return 0, err
	}
	begun := time.Now()
	answer, err := r.client.create(ctx, text)
	took := time.Since(begun)
	if err != nil {
		return 0, err
	}
	return took, json.Unmarshal(answer, &r.stored[i])
}

// update sends back what the API server has stored, as its resourceVersion is needed for a custom resource.
func (r *run) update(ctx context.Context, i int) (time.Duration, error) {
	text, err := r.stored[i].annotated("2")
	if err != nil {
		return 0, err
	}
	begun := time.Now()
	err = r.client.update(ctx, r.name(i), text)
	return time.Since(begun), err
}

func (r *run) delete(ctx context.Context, i int) (time.Duration, error) {
	return 0, r.client.delete(ctx, r.name(i))
}

func (r *run) measure(ctx context.Context, write func(context.Context, int) (time.Duration, error)) (Series, error) {
	latencies := make([]time.Duration, r.config.Objects)
	begun := time.Now()
	err := r.forEach(ctx, func(ctx context.Context, i int) (err error) {
		latencies[i], err = write(ctx, i)
		return err
	})
	elapsed := time.Since(begun)
	if err != nil {
		return Series{}, err
	}
	return Series{
		Summary:   stats.Summarise(latencies),
		PerSecond: stats.Round(float64(r.config.Objects)/elapsed.Seconds(), 1),
	}, nil
}

// cleanUp deletes every name that this run may have taken: a create that failed for us may have succeeded for the server.
func (r *run) cleanUp(ctx context.Context) error {
	limited, cancel := context.WithTimeout(ctx, cleanupLimit)
	defer cancel()
	return r.forEach(limited, func(ctx context.Context, i int) error {
		_, err := r.delete(ctx, i)
		return err
	})
}

// forEach works through the objects with all writers and stops at the first error. Work in hand is finished all the same: a
// request that is given up may still be carried out, after what was made has been deleted.
func (r *run) forEach(ctx context.Context, work func(context.Context, int) error) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var taken atomic.Int64
	var writers sync.WaitGroup
	for range r.config.Writers {
		writers.Go(func() {
			for i := int(taken.Add(1)) - 1; i < r.config.Objects && ctx.Err() == nil; i = int(taken.Add(1)) - 1 {
				if err := work(context.WithoutCancel(ctx), i); err != nil {
					stop(err)
				}
			}
		})
	}
	writers.Wait()
	return context.Cause(ctx)
}
