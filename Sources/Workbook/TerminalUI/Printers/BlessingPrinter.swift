import Prover
import TextSupport

/// Writes the changes that `bless` plans and makes.
package struct BlessingPrinter {
  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  /// Writes the differences and the refusals.
  package func write(_ plan: BlessingPlan) {
    for revision in plan.revisions {
      console.line(console.paint("\(revision.place): \(revision.subject)", .strong))
      for line in revision.difference { console.difference(line, indent: 4) }
    }
    for finding in plan.refusals { console.write(finding) }
    if !plan.revisions.isEmpty || !plan.refusals.isEmpty { console.line() }
  }

  /// Writes a summary.
  package func close(_ plan: BlessingPlan, isDryRun: Bool) {
    let count = plan.revisions.count
    if count == 0, plan.refusals.isEmpty {
      return console.line(console.paint("Nothing to update: the chapter is correct.", .good))
    }
    let fences = counted(count, "fence")
    if count > 0 {
      console.line(
        isDryRun
          ? "\(fences) would be updated. Nothing was written." : "\(fences) updated. Review the changes."
      )
    }
    if !plan.refusals.isEmpty {
      console.line(
        console.paint("\(counted(plan.refusals.count, "problem")) must be fixed by hand.", .bad))
    }
  }
}
