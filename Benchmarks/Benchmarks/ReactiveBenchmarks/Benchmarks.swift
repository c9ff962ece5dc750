import Benchmark
import Workloads

/// One benchmark for each workload; its metrics are the picoseconds per event of each contestant, who take turns.
let benchmarks: @Sendable () -> Void = {
  ParkedThread.start()
  for workload in Workload.all {
    let configuration = Benchmark.Configuration(
      metrics: workload.contestants.map(BenchmarkMetric.init), maxDuration: .seconds(1))
    Benchmark(workload.name, configuration: configuration) { benchmark in
      workload.measure(rounds: 10) { nanoseconds in
        for (contestant, time) in nanoseconds {
          benchmark.measurement(BenchmarkMetric(contestant), Int(time * 1000))
        }
      }
    }
  }
}

extension BenchmarkMetric {
  init(_ contestant: Workload.Contestant) {
    self = .custom("\(contestant.rawValue), ps per event", useScalingFactor: false)
  }
}
