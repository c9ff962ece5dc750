/// Writes what `bless` would change, and what it has done.
public struct BlessingPrinter {
  private let console: Console

  public init(console: Console) {
    self.console = console
  }

  /// Writes the differences and the refusals.
  public func write(_ plan: BlessingPlan) {
    for revision in plan.revisions {
      console.line(console.paint("\(revision.place): \(revision.subject)", .strong))
      for line in revision.difference { console.difference(line, indent: 4) }
    }
    for finding in plan.refusals { console.write(finding) }
    if !plan.revisions.isEmpty || !plan.refusals.isEmpty { console.line() }
  }

  /// Writes what has come of it.
  public func close(_ plan: BlessingPlan, isDryRun: Bool) {
    let count = plan.revisions.count
    if count == 0, plan.refusals.isEmpty {
      return console.line(console.paint("Nothing to bless: all is as printed.", .good))
    }
    let fences = counted(count, "fence")
    if count > 0 {
      console.line(
        isDryRun
          ? "\(fences) would be rewritten. Nothing was written." : "\(fences) rewritten. Read the difference."
      )
    }
    if !plan.refusals.isEmpty {
      let are = plan.refusals.count == 1 ? "is" : "are"
      console.line(
        console.paint("\(counted(plan.refusals.count, "thing")) \(are) left for you to decide.", .bad))
    }
  }
}
