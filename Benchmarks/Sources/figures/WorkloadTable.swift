import AllocationCounter
import Foundation
import Workloads

/// One row for each workload: times and ratios, instructions, and allocations, each per event.
struct WorkloadTable {
  func print() {
    let instructions = Instructions()
    Swift.print(
      """
      | workload | plain, ns | Reactive, ns | OpenCombine, ns | ratio | goal | OpenCombine's | instructions | blocks, bytes |
      |---|---|---|---|---|---|---|---|---|
      """)
    for workload in Workload.all {
      Swift.print(row(workload, instructions))
      // Also into a file, where a row would wait for the others.
      fflush(nil)
    }
  }

  private func row(_ workload: Workload, _ instructions: Instructions?) -> String {
    var times: [Workload.Contestant: [Double]] = [:]
    workload.measure(rounds: 100) {
      for (contestant, time) in $0 { times[contestant, default: []].append(time) }
    }
    let medians = times.mapValues { $0.sorted()[$0.count / 2] }
    let yardstick = medians[workload.yardstick] ?? 0
    let ratio = { (contestant) in medians[contestant].map { ($0 / yardstick).rounded(to: 2) } ?? "" }
    let cells =
      Workload.Contestant.allCases.map { medians[$0].map { $0.rounded(to: 1) } ?? "" } + [
        ratio(.reactive),
        "\(workload.yardstick == .plain ? "" : "\(workload.yardstick.rawValue) × ")\(workload.goal)",
        ratio(.openCombine), instructions?.cell(workload) ?? "", allocations(workload),
      ]
    return "| \(workload.name) | \(cells.joined(separator: " | ")) |"
  }

  private func allocations(_ workload: Workload) -> String {
    [Workload.Contestant.plain, .reactive].map { contestant in
      guard let run = workload.prepared(for: contestant) else { return "" }
      run(1000)
      let before = allocations_so_far()
      run(1000)
      let after = allocations_so_far()
      let blocks = Double(after.blocks - before.blocks) / 1000
      return "\(blocks.rounded(to: 1)), \((after.bytes - before.bytes) / 1000)"
    }.joined(separator: " / ")
  }
}

extension Double {
  func rounded(to places: Int) -> String {
    let unit = places == 1 ? 10.0 : 100.0
    return "\((self * unit).rounded() / unit)"
  }
}
