import BookModel
import Lesson
import ReactiveTesting
import Runner
import TextSupport

/// Compares what the diagrams of a chapter did with what the chapter shows.
package struct DiagramJudge {
  private let parsed: ParsedChapter

  package init(_ parsed: ParsedChapter) { self.parsed = parsed }

  private var sources: ChapterSources { parsed.sources }

  /// Judges the recording of `diagram`.
  package func judge(_ diagram: Diagram, _ result: RunResult) -> Report.Result {
    let (verdict, findings) = verdict(on: diagram, result)
    return Report.Result(
      kind: .diagram, chapter: parsed.chapter.name, name: diagram.name, verdict: verdict,
      findings: findings, errors: ErrorOutput.lines(result.errors).joined(separator: "\n"))
  }

  private func verdict(on diagram: Diagram, _ result: RunResult) -> (ExplainedVerdict, [Finding]) {
    guard let outcome = result.diagramOutcome else { return terminatedEarly(diagram, result) }
    let place = sources.place(of: diagram)
    if case .failed(let error) = outcome {
      let source = sources.text(of: diagram)?.diagram(at: diagram.line)
      return (
        ExplainedVerdict(.notPlayed, "cannot be played"), [unplayable(diagram, error, source, place)]
      )
    }
    guard let picture = parsed.diagrams.picture(of: diagram.name) else {
      let message = "\(quoted(diagram)) has no marble fence; add one: ```marble of=\"\(diagram.name)\"."
      return (
        ExplainedVerdict(.noMarbleFence, "has no marble fence in the chapter"),
        [Finding(file: place.file, line: place.line, message: message, details: drawn(outcome))]
      )
    }
    let findings = findings(diagram, result, shownAs: picture)
    return (
      findings.isEmpty
        ? ExplainedVerdict(.same, "matches the chapter")
        : ExplainedVerdict(.different, "differs from the chapter"),
      findings
    )
  }

  /// Returns the problems with `picture` as a drawing of the recording of `diagram`.
  func findings(
    _ diagram: Diagram, _ result: RunResult, shownAs picture: ChapterDiagrams.Picture
  ) -> [Finding] {
    let proof = DiagramProof(
      file: parsed.file, diagram: diagram, source: sources.text(of: diagram)?.diagram(at: diagram.line),
      place: sources.place(of: diagram), picture: picture)
    let findings = proof.inspect()
    guard picture.problems.isEmpty, diagram.frame == picture.frame,
      case .recorded(let recording) = result.diagramOutcome
    else { return findings }
    return findings + proof.compare(recording)
  }

  private func quoted(_ diagram: Diagram) -> String { "The diagram \u{201C}\(diagram.name)\u{201D}" }

  private func unplayable(
    _ diagram: Diagram, _ error: MarblePlayError, _ source: DiagramSource?, _ place: Place
  ) -> Finding {
    let place = source?.place(ofRow: error.line, column: error.column, in: diagram.rows) ?? place
    return Finding(
      file: place.file, line: place.line, column: place.column,
      message: "\(quoted(diagram)) cannot be played. \(error.message)")
  }

  private func terminatedEarly(_ diagram: Diagram, _ result: RunResult) -> (ExplainedVerdict, [Finding]) {
    let place = sources.place(of: diagram)
    let verdict =
      ExplainedVerdict(earlyTermination: result.termination, errors: result.errors)
      ?? .didNotStart("it has no result")
    let finding = Finding(
      file: place.file, line: place.line, message: "\(quoted(diagram)) \(verdict.explanation).",
      details: ErrorOutput.lines(result.errors).suffix(10).map { " " + $0 })
    return (verdict, [finding])
  }

  /// Returns the recorded rows, for the author to copy.
  private func drawn(_ outcome: DiagramOutcome) -> [String] {
    guard case .recorded(let recording) = outcome else { return [] }
    var printer = MarblePrinter(frame: recording.frame)
    return (recording.sources + recording.observers).compactMap { track in
      printer.row(track.timeline).map { " \(track.name):  \($0)" }
    }
  }
}
