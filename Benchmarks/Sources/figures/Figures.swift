import Workloads

/// Prints the tables of docs/performance.md.
@main
struct Figures {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    ParkedThread.start()
    switch arguments.first {
    case nil, "table": WorkloadTable(Array(arguments.dropFirst())).print()
    case "memory": MemoryTable().print()
    case "threads": ThreadTable().print()
    case "start": StartTable.print()
    case "first" where arguments.count == 2: StartTable.perform(arguments[1])
    case "curves": CurveTable().print()
    case "chain": ChainTime.print()
    case "count" where arguments.count == 4:
      Instructions.perform(arguments[1], arguments[2], Int(arguments[3]))
    default:
      Swift.print("Usage: figures [table [--quick] [WORKLOAD…] | memory | threads | start | curves | chain]")
    }
  }
}
