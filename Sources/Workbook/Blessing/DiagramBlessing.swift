import Lesson
import ReactiveTesting

/// Proposes new rows for marble fences whose results are not what happens.
struct DiagramBlessing {
  let evidence: ChapterEvidence

  /// What is proposed for a diagram that was played several times; nil if its fence is right.
  func proposal(_ runs: [DiagramRun]) -> FenceProposal? {
    guard let run = runs.first else { return nil }
    let judged = DiagramJudge(evidence).judge(run)
    guard let finding = judged.findings.first else { return nil }
    guard let picture = evidence.diagrams.picture(of: run.diagram.name), picture.problems.isEmpty,
      case .recorded(let recording) = run.outcome
    else { return .refuse(finding) }
    guard runs.allSatisfy({ $0.outcome == run.outcome }) else {
      return .refuse(
        Finding(
          file: finding.file, line: picture.fence.line,
          message: "The diagram \u{201C}\(run.diagram.name)\u{201D} does not do the same each time."))
    }
    // A fence whose sources or operator are not the code's is right with no result.
    guard let edit = DiagramRevision(picture).edit(for: recording) else { return .refuse(finding) }
    let fence = picture.fence
    let revised = Fence(
      line: fence.line, column: fence.column, language: fence.language, attributes: fence.attributes,
      body: edit.body)
    let left = DiagramJudge(evidence).findings(
      run, shownAs: ChapterDiagrams.Picture(revised, frame: picture.frame))
    if let finding = left.first { return .refuse(finding) }
    return .rewrite(edit, subject: "the diagram \u{201C}\(run.diagram.name)\u{201D}")
  }
}
