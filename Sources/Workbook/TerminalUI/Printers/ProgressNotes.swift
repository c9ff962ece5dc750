import Checker

extension ReaderFolder {
  /// Records facts about challenges and questions, or prints the reason if that fails.
  package func recordOrWarn(_ facts: [(any ProgressSubject, ReaderProgress.Fact)], on console: Console) {
    do {
      try record(facts)
    } catch {
      console.line("rxbook: your progress was not saved. \(error)")
    }
  }
}
