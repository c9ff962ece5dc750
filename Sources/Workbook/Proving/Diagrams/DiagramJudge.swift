import Lesson
import ReactiveTesting

/// Judges what the diagrams of a chapter did by what the chapter shows.
public struct DiagramJudge {
  private let evidence: ChapterEvidence

  public init(_ evidence: ChapterEvidence) { self.evidence = evidence }

  private var sources: ChapterSources { evidence.sources }

  public func judge(_ run: DiagramRun) -> JudgedDiagram {
    guard let outcome = run.outcome else { return misbehaved(run) }
    let place = sources.place(of: run.diagram)
    if case .failed(let error) = outcome {
      let source = sources.text(of: run.diagram)?.diagram(at: run.diagram.line)
      return JudgedDiagram(
        run: run, findings: [unplayable(run.diagram, error, source, place)],
        judgement: Judgement(.notPlayed, "cannot be played"))
    }
    guard let picture = evidence.diagrams.picture(of: run.diagram.name) else {
      let message =
        "\(quoted(run.diagram)) has no marble fence; show it: ```marble of=\"\(run.diagram.name)\"."
      return JudgedDiagram(
        run: run,
        findings: [Finding(file: place.file, line: place.line, message: message, details: drawn(outcome))],
        judgement: Judgement(.noMarbleFence, "has no marble fence in the chapter"))
    }
    return JudgedDiagram(run: run, findings: findings(run, shownAs: picture))
  }

  /// What is wrong with `picture`, if it shows what `run` did.
  func findings(_ run: DiagramRun, shownAs picture: ChapterDiagrams.Picture) -> [Finding] {
    let diagram = run.diagram
    let proof = DiagramProof(
      file: evidence.file, diagram: diagram, source: sources.text(of: diagram)?.diagram(at: diagram.line),
      place: sources.place(of: diagram), picture: picture)
    let findings = proof.inspect()
    guard picture.problems.isEmpty, diagram.frame == picture.frame,
      case .recorded(let recording) = run.outcome
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

  private func misbehaved(_ run: DiagramRun) -> JudgedDiagram {
    let place = sources.place(of: run.diagram)
    let judgement =
      Judgement(onEnding: run.job.ending, errors: run.job.errors) ?? .didNotStart("nothing came of it")
    return JudgedDiagram(
      run: run,
      findings: [
        Finding(
          file: place.file, line: place.line, message: "\(quoted(run.diagram)) \(judgement.phrase).",
          details: LastWords.lines(run.job.errors).suffix(10).map { " " + $0 })
      ], judgement: judgement)
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
