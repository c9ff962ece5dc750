public import Foundation
public import Lesson

/// Makes chapters say what their examples print and their diagrams show.
public struct Blesser {
  private let book: Book
  private let runner: ExampleRunner
  private let player: DiagramRunner

  /// How often an example has to print the same.
  private static let runCount = 3

  public init(book: Book, program: URL, limits: Limits = Limits()) {
    self.book = book
    let hosts = HostPool(program: program)
    runner = ExampleRunner(hosts: hosts, limits: limits)
    player = DiagramRunner(hosts: hosts, limits: limits)
  }

  /// Runs `examples` of `chapter` and works out what its text has to say.
  public func plan(_ examples: [Example], of chapter: BookChapter) throws -> BlessingPlan {
    let file = book.path(of: chapter.markdown)
    let replacement = try FileReplacement(of: chapter.markdown, named: file)
    let evidence = ChapterEvidence(of: chapter, in: book)
    let troubles = evidence.text.findings
    if !troubles.isEmpty {
      return try BlessingPlan(replacement, file: file, proposals: troubles.map { .refuse($0) })
    }
    let proposals =
      try proposals(outputsOf: examples, evidence) + proposals(diagramsOf: evidence, for: examples)
    return try BlessingPlan(replacement, file: file, proposals: proposals)
  }

  /// Proposes a new body for each output fence that is not what its example prints.
  private func proposals(outputsOf examples: [Example], _ evidence: ChapterEvidence) throws -> [FenceProposal]
  {
    let judged = try runner.run(examples, of: evidence.chapter).map(OutputProof(evidence).judge)
    let differing = judged.filter { $0.judgement == .differs }
    var runs = differing.map { [$0.run] }
    if !differing.isEmpty {
      for _ in 1..<Self.runCount {
        let more = try runner.run(differing.map(\.run.example), of: evidence.chapter)
        for (index, run) in more.enumerated() { runs[index].append(run) }
      }
    }
    let bad = judged.filter { !$0.judgement.isGood && $0.judgement != .differs }
    return bad.flatMap(\.findings).map { .refuse($0) }
      + runs.flatMap { propose($0, evidence) }
  }

  /// Proposes new rows for each marble fence that does not show what happens; not for a choice of examples.
  private func proposals(diagramsOf evidence: ChapterEvidence, for examples: [Example]) throws
    -> [FenceProposal]
  {
    let chapter = evidence.chapter
    guard examples.count == chapter.code.examples.count, !chapter.code.diagrams.isEmpty else { return [] }
    let runs = try (0..<Self.runCount).map { _ in
      try player.run(diagramsOf: chapter, columns: evidence.columns)
    }
    return chapter.code.diagrams.indices.compactMap { index in
      DiagramBlessing(evidence: evidence).proposal(runs.map { $0[index] })
    }
  }

  private func propose(_ runs: [ExampleRun], _ evidence: ChapterEvidence) -> [FenceProposal] {
    guard let first = runs.first else { return [] }
    let example = first.example
    let later = runs.dropFirst().map(OutputProof(evidence).judge).first {
      !$0.judgement.isGood && $0.judgement != .differs
    }
    if let later { return later.findings.map { .refuse($0) } }
    // What the right answer is, is for the author to say.
    if evidence.fences.outputs(of: example.name).isEmpty {
      return OutputProof(evidence).judge(first).findings.map { .refuse($0) }
    }
    let printed = runs.map { PrintedLines.lines(of: $0.transcript) }
    return evidence.fences.outputs(of: example.name).compactMap { output in
      let pattern = OutputPattern(output.fence.body, match: output.match)
      if !pattern.isVacuous(below: first.header), printed.allSatisfy(pattern.matches) { return nil }
      func refuse(_ message: String, _ details: [String] = []) -> FenceProposal {
        .refuse(
          Finding(file: evidence.file, line: output.fence.line, message: message, details: details))
      }
      guard let edit = OutputRevision(output).edit(for: printed[0]), edit.body != output.fence.body else {
        return refuse(
          "Nothing here is like what \u{201C}\(example.name)\u{201D} prints; write a line of the part that is "
            + "to be shown.")
      }
      let revised = OutputPattern(edit.body, match: output.match)
      if printed.allSatisfy(revised.matches) {
        return .rewrite(edit, subject: "the output of \u{201C}\(example.name)\u{201D}")
      }
      let instability = Instability(printed)
      return refuse(
        "\u{201C}\(example.name)\u{201D} does not print the same each time: \(instability.advice).",
        instability.lines.prefix(12).map { " " + $0 })
    }
  }
}
