import BookMarkdown
import SystemSupport
import TextSupport

/// A proposal for one fence: a new body, or the reason for a refusal.
///
/// Each kind of fence with generated content makes its own proposals.
enum FenceProposal {
  case rewrite(FenceEdit, subject: String)
  case refuse(Finding)
}

/// The changes to a chapter's text, which can be written to its file.
package struct BlessingPlan {
  /// The body of a fence before and after the change.
  package struct Revision: Sendable {
    /// The location of the fence.
    package let place: Place
    /// The content of the fence, such as `the output of “PublishSubject”`.
    package let subject: String
    /// The changed lines, each starting with `-`, `+` or a space.
    package let difference: [String]
  }

  /// The fences with a new body.
  package let revisions: [Revision]
  /// The reasons why other fences have no new body.
  package let refusals: [Finding]
  private let replacement: FileReplacement
  private let bytes: [UInt8]

  init(_ replacement: FileReplacement, file: String, proposals: [FenceProposal]) throws {
    var edits: [FenceEdit] = []
    var revisions: [Revision] = []
    var refusals: [Finding] = []
    for proposal in proposals {
      switch proposal {
      case .refuse(let finding): refusals.append(finding)
      case .rewrite(let edit, let subject):
        do {
          _ = try FenceRewriting(replacement.original, file: file).applying([edit])
          edits.append(edit)
          let diff = LineDiff(expected: edit.fence.body.map(LinePattern.init(literally:)), found: edit.body)
          revisions.append(
            Revision(
              place: Place(file: file, line: edit.fence.line), subject: subject,
              difference: diff.hunk(limit: 200)))
        } catch {
          refusals.append(error.finding)
        }
      }
    }
    self.replacement = replacement
    self.revisions = revisions.sorted { $0.place.line < $1.place.line }
    self.refusals = refusals
    bytes = try FenceRewriting(replacement.original, file: file).applying(edits)
  }

  /// Writes the changed text to the chapter's file.
  package func write() throws(FileReplacementError) {
    if bytes != replacement.original { try replacement.replace(with: bytes) }
  }
}
