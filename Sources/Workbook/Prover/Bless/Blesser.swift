import BookMarkdown
import BookModel
import Foundation
import Lesson
import Runner
import SystemSupport
import TextSupport

/// Updates the expected output and the diagrams of chapters to match what their code prints and emits.
package struct Blesser {
  private let program: URL
  private let limits: Limits
  /// The time after which there are no more runs than necessary.
  private let patience: Duration

  /// The number of runs in which an example must print the same output.
  ///
  /// More than three runs are made only if the runs are short. They are useful because a set of two elements has one of
  /// two orders, so a few runs may agree by chance.
  private static let runs = 3...8

  package init(program: URL, limits: Limits = Limits(), patience: Duration = .seconds(2)) {
    self.program = program
    self.limits = limits
    self.patience = patience
  }

  /// Calls `run` several times, each time with a new worker.
  ///
  /// The jobs of one worker are forks of it, so they share its hash seed and its memory layout. A `Set` would have the same
  /// order in all of them, and an object the same address.
  ///
  /// - Parameters:
  ///   - first: The results of the first run.
  ///   - start: The time at which the first run started.
  /// - Returns: The results of all runs.
  func repeated(
    _ first: [RunResult], since start: ContinuousClock.Instant, _ run: (WorkerPool) throws -> [RunResult]
  ) throws -> [[RunResult]] {
    var all = [first]
    for number in 2...Self.runs.upperBound {
      if number > Self.runs.lowerBound, .now - start > patience { break }
      // In the last run, the current time differs by at least a second from the first one.
      if number == Self.runs.upperBound { Self.sleep(until: start + .milliseconds(1100)) }
      all.append(try run(WorkerPool(program: program)))
    }
    return all
  }

  private static func sleep(until end: ContinuousClock.Instant) {
    let seconds = (end - .now) / .seconds(1)
    if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
  }

  /// Runs the examples and diagrams of a chapter, or one example, and determines the changes to its text.
  package func plan(_ parsed: ParsedChapter, only example: Example? = nil) throws -> BlessingPlan {
    let (markdown, file) = (parsed.markdown, parsed.file)
    let replacement = try FileReplacement(of: markdown.url, named: file, reading: markdown.contents)
    let problems = parsed.text.findings
    if !problems.isEmpty {
      return try BlessingPlan(replacement, file: file, proposals: problems.map { .refuse($0) })
    }
    var proposals = try proposals(outputsOf: example.map { [$0] } ?? parsed.chapter.code.examples, parsed)
    if example == nil { proposals += try self.proposals(diagramsOf: parsed) }
    return try BlessingPlan(replacement, file: file, proposals: proposals)
  }

  /// Proposes a new body for each output fence that differs from the output of its example.
  private func proposals(outputsOf examples: [Example], _ parsed: ParsedChapter) throws -> [FenceProposal] {
    let start = ContinuousClock.now
    func run(_ examples: [Example], in workers: WorkerPool) throws -> [RunResult] {
      try ExampleRunner(workers: workers, limits: limits).run(examples, of: parsed.chapter)
    }
    let results = try run(examples, in: WorkerPool(program: program))
    let judged = zip(examples, results).map(OutputProof(parsed).judge)
    let isDiffering = judged.map { $0.verdict == .different }
    let differing = zip(examples, isDiffering).filter(\.1).map(\.0)
    let firsts = zip(results, isDiffering).filter(\.1).map(\.0)
    let runs = differing.isEmpty ? [] : try repeated(firsts, since: start) { try run(differing, in: $0) }
    let bad = judged.filter { !$0.isGood && $0.verdict != .different }
    return bad.flatMap(\.findings).map { .refuse($0) }
      + differing.enumerated().flatMap { index, example in propose(example, runs.map { $0[index] }, parsed)
      }
  }

  /// Proposes new rows for each marble fence that differs from its recording.
  private func proposals(diagramsOf parsed: ParsedChapter) throws -> [FenceProposal] {
    let chapter = parsed.chapter
    guard !chapter.code.diagrams.isEmpty else { return [] }
    let start = ContinuousClock.now
    func run(in workers: WorkerPool) throws -> [RunResult] {
      try DiagramRunner(workers: workers, limits: limits).run(diagramsOf: chapter, columns: parsed.columns)
    }
    let first = try run(in: WorkerPool(program: program))
    let isRight = zip(chapter.code.diagrams, first).allSatisfy {
      DiagramJudge(parsed).judge($0, $1).findings.isEmpty
    }
    let runs = isRight ? [first] : try repeated(first, since: start, run)
    return chapter.code.diagrams.indices.compactMap { index in
      DiagramBlessing(parsed: parsed)
        .proposal(for: chapter.code.diagrams[index], runs.map { $0[index] })
    }
  }

  private func propose(
    _ example: Example, _ results: [RunResult], _ parsed: ParsedChapter
  ) -> [FenceProposal] {
    guard let first = results.first else { return [] }
    let later = results.dropFirst().map { OutputProof(parsed).judge(example, $0) }.first {
      !$0.isGood && $0.verdict != .different
    }
    if let later { return later.findings.map { .refuse($0) } }
    // Only the author can change which answer is right.
    if parsed.fences.outputs(of: example.name).isEmpty {
      return OutputProof(parsed).judge(example, first).findings.map { .refuse($0) }
    }
    let printed = results.map { PrintedLines.lines(of: $0.transcript(of: example)) }
    return parsed.fences.outputs(of: example.name).compactMap { output in
      let pattern = OutputPattern(output.fence.body, match: output.match)
      if !pattern.isVacuous(below: example.header), printed.allSatisfy(pattern.matches) { return nil }
      func refuse(_ message: String, _ details: [String] = []) -> FenceProposal {
        .refuse(
          Finding(file: parsed.file, line: output.fence.line, message: message, details: details))
      }
      guard let edit = RevisedOutput(output).edit(for: printed[0]), edit.body != output.fence.body else {
        return refuse(
          "No line of this fence resembles the output of \u{201C}\(example.name)\u{201D}; enter one line of "
            + "the part that you want to show.")
      }
      let revised = OutputPattern(edit.body, match: output.match)
      if printed.allSatisfy(revised.matches) {
        return .rewrite(edit, subject: "the output of \u{201C}\(example.name)\u{201D}")
      }
      let variation = OutputVariation(printed)
      return refuse(
        "\u{201C}\(example.name)\u{201D} does not always print the same output: \(variation.advice).",
        variation.lines.prefix(12).map { " " + $0.withControlsShown })
    }
  }
}
