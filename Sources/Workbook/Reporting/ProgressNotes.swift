extension ReaderFolder {
  /// Notes what has happened to challenges and questions; where that cannot be written, it is only said.
  public func noteOrWarn(_ facts: [(any ProgressSubject, Progress.Fact)], on console: Console) {
    do {
      try note(facts)
    } catch {
      console.line("rxbook: your progress was not noted. \(error)")
    }
  }
}
