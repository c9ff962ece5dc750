/// What is proposed for one fence: a new body, or none and why.
///
/// Each kind of fence whose body follows from what the program does makes proposals of its own.
enum FenceProposal {
  case rewrite(FenceEdit, subject: String)
  case refuse(Finding)
}

/// What a chapter's text would have to say, and the way to write it.
public struct BlessingPlan {
  /// A fence's body, before and after.
  public struct Revision: Sendable {
    /// Where the fence begins.
    public let place: Place
    /// What the fence shows, as in `the output of “PublishSubject”`.
    public let subject: String
    /// The lines that go and come, each with its `-`, `+` or blank in front.
    public let difference: [String]
  }

  /// The fences that get a new body.
  public let revisions: [Revision]
  /// Why others do not get one.
  public let refusals: [Finding]
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

  /// Writes the chapter's text.
  public func write() throws(FileReplacementError) {
    if bytes != replacement.original { try replacement.replace(with: bytes) }
  }
}
