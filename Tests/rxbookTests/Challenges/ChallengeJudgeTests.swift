import Foundation
import Lesson
import Testing
@testable import Workbook

@Suite struct ChallengeJudgeTests {
  private static let check = """
    import Lesson
    import Reactive

    let check = Check { examiner in
      examiner.expect(total(of: [3, 4]), equals: 7, "the total of 3 and 4")
    }
    """

  private func judge(_ solution: String, seconds: Double = 10, check: String = check) throws
    -> ChallengeVerdict
  {
    let folder = try TemporaryFolder()
    try folder.write(check, to: "1-total/Check.swift")
    let file = try folder.write(solution, to: "mine & yours.swift")
    let challenge = Challenge(number: 1, slug: "total", folder: folder.url.appending(path: "1-total/"))
    return try ChallengeJudge(program: Program.url, limits: Limits(seconds: seconds))
      .judge(challenge, solution: file, named: "mine & yours.swift", scratch: try ScratchFolder()).verdict
  }

  @Test func `a right solution is solved`() throws {
    #expect(try judge("func total(of numbers: [Int]) -> Int { numbers.reduce(0, +) }") == .solved)
  }

  @Test func `a wrong one gets what was expected and found`() throws {
    guard case .unsolved(let objections) = try judge("func total(of numbers: [Int]) -> Int { 1 }") else {
      Issue.record("it was not unsolved")
      return
    }
    #expect(objections.map(\.message) == ["the total of 3 and 4"])
    #expect(objections.first?.expected == "7")
    #expect(objections.first?.actual == "1")
  }

  @Test func `errors in the reader's file carry its name and line, and nothing of ours`() throws {
    let verdict = try judge("func total(of numbers: [Int]) -> Int {\n  nonsense\n}\n")
    guard case .doesNotCompile(let diagnostics) = verdict else {
      Issue.record("it compiled: \(verdict)")
      return
    }
    #expect(diagnostics.first?.file == "mine & yours.swift")
    #expect(diagnostics.first?.line == 2)
    #expect(!verdict.details.joined().contains("Check.swift"))
    #expect(verdict.exitStatus == 3)
  }

  @Test func `errors that the compiler finds late are the reader's, too`() throws {
    guard case .doesNotCompile = try judge("func total(of numbers: [Int]) -> Int { let a: Int; return a }")
    else {
      Issue.record("it compiled")
      return
    }
  }

  @Test func `what the check needs and does not find is named`() throws {
    let verdict = try judge("func totals(of numbers: [Int]) -> Int { 1 }")
    guard case .doesNotFit(let misfits) = verdict else {
      Issue.record("it fits: \(verdict)")
      return
    }
    #expect(misfits.map(\.advice) == ["Your file must declare `total`."])
    #expect(misfits.first?.use?.contains("total(of: [3, 4])") == true)
    #expect(verdict.exitStatus == 3)
  }

  @Test func `another signature is a misfit`() throws {
    guard case .doesNotFit = try judge("func total(of numbers: [String]) -> Int { 1 }") else {
      Issue.record("it fits")
      return
    }
  }

  @Test func `a loop is stopped`() throws {
    let verdict = try judge("func total(of numbers: [Int]) -> Int { while true {} }", seconds: 0.3)
    #expect(verdict == .stopped(.timedOut(seconds: 0.3), lastWords: []))
    #expect(verdict.exitStatus == 4)
  }

  @Test func `leaving is not passing`() throws {
    let verdict = try judge("import Foundation\nfunc total(of numbers: [Int]) -> Int { exit(0) }")
    #expect(verdict == .stopped(.leftEarly(status: 0), lastWords: []))
  }

  @Test func `a flood is one also where the check captures what is printed`() throws {
    let check = """
      import Lesson

      let check = Check { examiner in
        examiner.expect(printing: [], "nothing") { chatter() }
      }
      """
    let verdict = try judge("func chatter() { while true { print(\"more\") } }", check: check)
    #expect(verdict == .stopped(.flooded(bytes: Limits().outputBytes), lastWords: []))
  }

  @Test func `a trap is told with the reader's file, once`() throws {
    let verdict = try judge("func total(of numbers: [Int]) -> Int {\n  fatalError(\"todo\")\n}")
    #expect(verdict.phrase == "trapped: mine & yours.swift:2: Fatal error: todo")
    #expect(verdict.details == [])
  }
}
