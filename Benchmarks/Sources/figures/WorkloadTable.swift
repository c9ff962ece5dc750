import AllocationCounter
import Foundation
import Workloads

/// One row for each workload: times and ratios, instructions, and allocations, each per event.
struct WorkloadTable {
  private let workloads: [Workload]
  private let instructions: Instructions?

  /// - Parameter arguments: What the names of the workloads contain, if not all are wanted; with `--quick`, no
  ///   instructions are counted, which takes most of the time.
  init(_ arguments: [String]) {
    let parts = arguments.filter { $0 != "--quick" }
    workloads = Workload.all.filter { parts.isEmpty || parts.contains(where: $0.name.contains) }
    instructions = parts.count < arguments.count ? nil : Instructions()
  }

  func print() {
    Swift.print(
      """
      | workload | plain, ns | Reactive, ns | OpenCombine, ns | ratio | goal | OpenCombine's | RxSwift's | instructions | blocks, bytes |
      |---|---|---|---|---|---|---|---|---|---|
      """)
    for workload in workloads {
      Swift.print(row(workload))
      // Also into a file, where a row would wait for the others.
      fflush(nil)
    }
  }

  private func row(_ workload: Workload) -> String {
    var times: [Workload.Contestant: [Double]] = [:]
    var ratios: [Workload.Contestant: [Double]] = [:]
    workload.measure(rounds: 200) { round in
      let yardstick = round[workload.yardstick] ?? 0
      for (contestant, time) in round {
        times[contestant, default: []].append(time)
        ratios[contestant, default: []].append(time / yardstick)
      }
    }
    let time = { (contestant) in times[contestant]?.median.rounded(to: 1) ?? "" }
    let ratio = { (contestant) in ratios[contestant]?.median.rounded(to: 2) ?? "" }
    let cells =
      Workload.Contestant.allCases.map(time) + [
        ratio(.reactive),
        "\(workload.yardstick == .plain ? "" : "\(workload.yardstick.rawValue) × ")\(workload.goal)",
        ratio(.openCombine), workload.reference?.rounded(to: 1) ?? "", instructions?.cell(workload) ?? "",
        allocations(workload),
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

extension [Double] {
  fileprivate var median: Double { sorted()[count / 2] }
}

extension Double {
  func rounded(to places: Int) -> String {
    let unit = places == 1 ? 10.0 : 100.0
    return "\((self * unit).rounded() / unit)"
  }
}
