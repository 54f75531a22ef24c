module fleetgate.io/bench

go 1.26
