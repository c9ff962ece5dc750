import BookMarkdown
import BookModel
import Lesson
import ReactiveTesting
import Runner
import TextSupport

/// Proposes new rows for marble fences whose results differ from the recording.
struct DiagramBlessing {
  let parsed: ParsedChapter

  /// Returns the proposal for a diagram that was played several times; nil if its fence is correct.
  func proposal(for diagram: Diagram, _ results: [RunResult]) -> FenceProposal? {
    guard let result = results.first else { return nil }
    let judge = DiagramJudge(parsed)
    guard let finding = judge.judge(diagram, result).findings.first else { return nil }
    guard let picture = parsed.diagrams.picture(of: diagram.name), picture.problems.isEmpty,
      case .recorded(let recording) = result.diagramOutcome
    else { return .refuse(finding) }
    guard results.allSatisfy({ $0.diagramOutcome == result.diagramOutcome }) else {
      return .refuse(
        Finding(
          file: finding.file, line: picture.fence.line,
          message: "The diagram \u{201C}\(diagram.name)\u{201D} does not always behave the same."))
    }
    // If the edited rows are not the problem, the fence differs from the code in its sources or its operator.
    guard let edit = RevisedDiagram(picture).edit(for: recording) else { return .refuse(finding) }
    let fence = picture.fence
    let revised = Fence(
      line: fence.line, column: fence.column, language: fence.language, attributes: fence.attributes,
      body: edit.body)
    let left = judge.findings(
      diagram, result, shownAs: ChapterDiagrams.Picture(revised, frame: picture.frame))
    if let finding = left.first { return .refuse(finding) }
    return .rewrite(edit, subject: "the diagram \u{201C}\(diagram.name)\u{201D}")
  }
}
