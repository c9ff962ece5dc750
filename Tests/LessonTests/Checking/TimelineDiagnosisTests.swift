import ReactiveTesting
import Testing
@testable import Lesson

@Suite struct TimelineDiagnosisTests {
  private func evidence(_ expected: String, _ found: String) throws -> FailureKind? {
    TimelineDiagnosis(
      expected: try MarbleRow(expected).timeline(frame: 1), found: try MarbleRow(found).timeline(frame: 1),
      frame: 1
    ).failureKind
  }

  @Test func `a delay of less than a column is not called late`() throws {
    func diagnosis(_ frame: Int) throws -> FailureKind? {
      TimelineDiagnosis(
        expected: try MarbleRow("1-2|").timeline(frame: 1), found: try MarbleRow("-1-2|").timeline(frame: 1),
        frame: frame
      ).failureKind
    }
    #expect(try diagnosis(1) == .late(columns: 1))
    #expect(try diagnosis(2) == nil)
  }

  @Test(arguments: [
    ("1-2|", "1-2|", nil), ("1-2|", "---->", FailureKind.silent), ("1-2|", "1-2->", .neverCompleted),
    ("1-2-X", "1-2->", .neverFailed), ("1-2-|", "1-2|", .completedTooEarly),
    ("1-2-|", "1-X", .failedTooEarly),
    ("1-2->", "1-2|", .completedTooEarly), ("1-X", "1-|", .completedInsteadOfFailing),
    ("1-|", "1-X", .failedInsteadOfCompleting), ("1-2|", "-1-2|", .late(columns: 1)),
    ("--1-2|", "1-2|", .late(columns: -2)), ("-(12)-|", "-1----|", .lostAtOnce), ("1-2-3|", "1---3|", .lost),
    ("1---3|", "1-2-3|", .surplus), ("1-2-3|", "1-3-2|", .disordered), ("1-2-3|", "1-4-5|", .otherValues),
    ("1-X", "1-(0|)", .completedInsteadOfFailing), ("1-2|", "-1-X", nil),
  ])
  func `each difference has its diagnosis`(expected: String, found: String, evidence: FailureKind?) throws {
    #expect(try self.evidence(expected, found) == evidence)
  }
}
