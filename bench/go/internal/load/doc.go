// Package load is a bounded, closed-loop load generator for admission webhooks that checks every answer.
//
// It shares the machine with the server it measures, so it is lean: one goroutine per connection, requests prepared as
// bytes, and only so much of HTTP as a webhook's answer needs. Each request is one write, as a real client sends it.
package load
