/// What is to be said of a check that did not come to its end, with the reader's line where that is known.
struct StopReading {
  let judgement: Judgement
  /// What the reader's code said last, and what was played to it.
  let words: [String]

  /// - Parameters:
  ///   - place: Where the reader's code was.
  ///   - file: The last name of the reader's file, by which the runtime knows it.
  ///   - name: What it is called here.
  init(_ job: JobRun, place: Place?, file: String, named name: String) {
    // Why the runtime ends a process is said with the reader's line, whether it has given up there or in a library.
    let said = LastWords.lines(job.errors).map { line in
      guard LastWords.isFatal(line) else { return line }
      let own = LastWords.line(in: line, of: file).map { Place(file: name, line: $0) }
      return (own ?? place).map { "\($0): \(LastWords.reason(in: line))" } ?? line
    }
    let plain =
      Judgement(onEnding: job.ending, errors: Array(said.joined(separator: "\n").utf8))
      ?? .didNotStart("the check did not say what it found")
    let isPlaced = said.contains { line in LastWords.isFatal(line) && plain.phrase.hasSuffix(line) }
    let link = plain.phrase.hasSuffix("?") ? " It was at " : ", at "
    judgement =
      isPlaced ? plain : place.map { Judgement(plain.verdict, "\(plain.phrase)\(link)\($0)") } ?? plain
    let played = job.trace.note.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    words = said + (job.trace.note.isEmpty ? [] : ["This was played to it:"] + played)
  }
}
