import Lesson
import ReactiveTesting

/// Judges what the diagrams of a chapter did by what the chapter shows.
struct DiagramJudge {
  /// The chapter's text, as findings name it.
  let file: String
  let diagrams: ChapterDiagrams
  let sources: ChapterSources

  func judge(_ run: DiagramRun) -> JudgedDiagram {
    guard let outcome = run.outcome else { return misbehaved(run) }
    let place = sources.place(of: run.diagram)
    let source = sources.text(of: run.diagram)?.diagram(at: run.diagram.line)
    if case .failed(let error) = outcome {
      return JudgedDiagram(
        run: run, findings: [unplayable(run.diagram, error, source, place)], verdict: "not-played")
    }
    guard let picture = diagrams.picture(of: run.diagram.name) else {
      let message =
        "\(quoted(run.diagram)) has no marble fence; show it: ```marble of=\"\(run.diagram.name)\"."
      return JudgedDiagram(
        run: run,
        findings: [Finding(file: place.file, line: place.line, message: message, details: drawn(outcome))],
        verdict: "no-marble-fence")
    }
    let proof = DiagramProof(
      file: file, diagram: run.diagram, source: source, place: place, picture: picture)
    var findings = proof.inspect()
    if picture.problems.isEmpty, run.diagram.frame == picture.frame,
      case .recorded(let recording) = outcome
    {
      findings += proof.compare(recording)
    }
    return JudgedDiagram(run: run, findings: findings)
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

  private func misbehaved(_ run: DiagramRun) -> JudgedDiagram {
    let place = sources.place(of: run.diagram)
    var verdict = Verdict(onScript: run.ending, run.errors)
    if case .leftEarly(let status) = run.ending { verdict = .leftEarly(status: status) }
    return JudgedDiagram(
      run: run,
      findings: [
        Finding(
          file: place.file, line: place.line, message: "\(quoted(run.diagram)) \(verdict.phrase).",
          details: LastWords.lines(run.errors).suffix(10).map { " " + $0 })
      ], verdict: verdict.code, exitStatus: verdict.exitStatus)
  }

  /// What happened, for an author to copy.
  private func drawn(_ outcome: DiagramOutcome) -> [String] {
    guard case .recorded(let recording) = outcome else { return [] }
    var printer = MarblePrinter(frame: recording.frame)
    return (recording.sources + recording.observers).compactMap { track in
      printer.row(track.timeline).map { " \(track.name):  \($0)" }
    }
  }
}
