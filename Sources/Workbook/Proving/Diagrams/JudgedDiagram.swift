import Lesson
import ReactiveTesting

/// What a diagram did, and what is to be said about it.
public struct JudgedDiagram: Sendable {
  public let run: DiagramRun
  public let findings: [Finding]
  /// A word for programs: `same`, `different`, or what kept it from being played.
  public let verdict: String
  public let exitStatus: Int32

  public var isGood: Bool { findings.isEmpty }

  init(run: DiagramRun, findings: [Finding], verdict: String? = nil, exitStatus: Int32? = nil) {
    self.run = run
    self.findings = findings
    self.verdict = verdict ?? (findings.isEmpty ? "same" : "different")
    self.exitStatus = exitStatus ?? (findings.isEmpty ? 0 : 1)
  }
}
