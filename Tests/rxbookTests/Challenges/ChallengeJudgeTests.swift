import Foundation
import Lesson
import TestSupport
import Testing

@testable import BookModel
@testable import Checker
@testable import Runner
@testable import SystemSupport

@Suite(.waiting) struct ChallengeJudgeTests {
  private static let check = """
    import Lesson
    import Reactive

    let check = Check { examiner in
      examiner.expect(total(of: [3, 4]), equals: 7, "the total of 3 and 4")
    }
    """

  private func judge(
    _ solution: String, seconds: Double = 10, check: String = check, starter: String? = nil
  ) throws -> CheckResult.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(check, to: "1-total/Check.swift")
    if let starter { try folder.write(starter, to: "1-total/Starter.swift") }
    let file = try folder.write(solution, to: "mine & yours.swift")
    let challenge = Challenge.alone(in: folder.url.appending(path: "1-total/"))
    return try ChallengeJudge(program: Program.url, limits: Limits(seconds: seconds))
      .judge(challenge, solution: file, named: "mine & yours.swift", scratch: try ScratchFolder()).outcome
  }

  private static let placeCheck = """
    import Lesson
    import Reactive

    let check = Check { examiner in
      examiner.compare(
        "home(_:)", on: ["source: 1-2|"], sentBy: SerialDispatchQueueScheduler(internalSerialQueueName: "far"),
        yours: { (source: Observable<Int>) in home(source) },
        expected: { $0.observe(on: MainScheduler.instance) })
      examiner.compare(
        "away(_:)", on: ["source: 1-2|"], sentBy: SerialDispatchQueueScheduler(internalSerialQueueName: "far"),
        yours: { (source: Observable<Int>) in away(source) },
        expected: { $0.subscribe(on: MainScheduler.asyncInstance) })
    }
    """

  @Test func `a wrong scheduler for events or for the subscription is reported`() throws {
    let right = """
      import Reactive
      func home(_ source: Observable<Int>) -> Observable<Int> { source.observe(on: MainScheduler.asyncInstance) }
      func away(_ source: Observable<Int>) -> Observable<Int> { source.subscribe(on: MainScheduler.asyncInstance) }
      """
    #expect(try judge(right, check: Self.placeCheck) == .solved)
    let wrong = """
      import Reactive
      func home(_ source: Observable<Int>) -> Observable<Int> { source }
      func away(_ source: Observable<Int>) -> Observable<Int> { source }
      """
    guard case .unsolved(let objections) = try judge(wrong, check: Self.placeCheck) else {
      Issue.record("it was not unsolved")
      return
    }
    #expect(
      objections.map(\.failureKinds) == [
        [
          .wrongScheduler(
            subscribing: false, found: "on the queue \u{201C}far\u{201D}", needed: "on the main queue")
        ],
        [
          .wrongScheduler(
            subscribing: true, found: "on the thread of the subscriber", needed: "on the main queue")
        ],
      ])
  }

  @Test func `a right solution passes`() throws {
    #expect(try judge("func total(of numbers: [Int]) -> Int { numbers.reduce(0, +) }") == .solved)
  }

  @Test func `a wrong solution is reported with the expected and the actual value`() throws {
    guard case .unsolved(let objections) = try judge("func total(of numbers: [Int]) -> Int { 1 }") else {
      Issue.record("it was not unsolved")
      return
    }
    #expect(objections.map(\.message) == ["the total of 3 and 4"])
    #expect(objections.first?.expected == "7")
    #expect(objections.first?.actual == "1")
  }

  @Test func `compiler errors name the file and line of the reader rather than the check`() throws {
    let verdict = try judge("func total(of numbers: [Int]) -> Int {\n  nonsense\n}\n")
    guard case .doesNotCompile(let diagnostics) = verdict else {
      Issue.record("it compiled: \(verdict)")
      return
    }
    #expect(diagnostics.first?.file == "mine & yours.swift")
    #expect(diagnostics.first?.line == 2)
    #expect(!verdict.details.joined().contains("Check.swift"))
    #expect(verdict.explainedVerdict.verdict.exitStatus == 3)
  }

  @Test func `an error that only a late compiler pass finds is attributed to the reader's file`() throws {
    guard case .doesNotCompile = try judge("func total(of numbers: [Int]) -> Int { let a: Int; return a }")
    else {
      Issue.record("it compiled")
      return
    }
  }

  @Test func `a missing declaration that the check requires is reported by name`() throws {
    let verdict = try judge("func totals(of numbers: [Int]) -> Int { 1 }")
    guard case .doesNotFit(let mismatches, _) = verdict else {
      Issue.record("it fits: \(verdict)")
      return
    }
    #expect(mismatches.map(\.advice) == ["Your file must declare `total`."])
    #expect(mismatches.first?.use?.contains("total(of: [3, 4])") == true)
    #expect(verdict.explainedVerdict.verdict.exitStatus == 3)
  }

  @Test(arguments: ["", "// nothing yet", "func totals() {}"])
  func `a file without a function of the starter is reported without compiling the check`(solution: String)
    throws
  {
    let outcome = try judge(
      solution, check: Self.check + "\nlet unknown = nothing(total(of: []))",
      starter: "func total(of numbers: [Int]) -> Int { 0 }")
    guard case .doesNotFit(let mismatches, _) = outcome else {
      Issue.record("it fits: \(outcome)")
      return
    }
    #expect(mismatches.map(\.advice) == ["Your file must declare `func total(of numbers: [Int]) -> Int`."])
  }

  @Test func `errors of a file without a function of the starter are reported`() throws {
    let outcome = try judge(
      "func totals() -> Int { \"\" }", starter: "func total(of numbers: [Int]) -> Int { 0 }")
    guard case .doesNotCompile(let diagnostics) = outcome else {
      Issue.record("it compiled: \(outcome)")
      return
    }
    #expect(diagnostics.first?.line == 1)
  }

  @Test func `a function with the wrong signature is a mismatch`() throws {
    guard case .doesNotFit = try judge("func total(of numbers: [String]) -> Int { 1 }") else {
      Issue.record("it fits")
      return
    }
  }

  @Test func `an endless loop is stopped at the time limit`() throws {
    let verdict = try judge("func total(of numbers: [Int]) -> Int { while true {} }", seconds: 0.3)
    #expect(verdict.explainedVerdict.verdict == .timedOut)
    #expect(
      verdict.explainedVerdict.explanation.hasSuffix("that nobody signals? It was at mine & yours.swift:1"))
    #expect(verdict.explainedVerdict.verdict.exitStatus == 4)
  }

  @Test func `a solution that exits does not pass`() throws {
    let verdict = try judge("import Foundation\nfunc total(of numbers: [Int]) -> Int { exit(0) }")
    #expect(verdict == .stopped(.exited(status: 0), errorLines: []))
  }

  @Test func `the output limit applies even if the check captures the output`() throws {
    let check = """
      import Lesson

      let check = Check { examiner in
        examiner.expect(printing: [], "nothing") { chatter() }
      }
      """
    let verdict = try judge("func chatter() { while true { print(\"more\") } }", check: check)
    #expect(verdict.explainedVerdict.verdict == .outputLimit)
  }

  @Test func `a trap is reported once, with the line of the reader's file`() throws {
    let verdict = try judge("func total(of numbers: [Int]) -> Int {\n  fatalError(\"todo\")\n}")
    #expect(verdict.explainedVerdict.explanation == "trapped: mine & yours.swift:2: Fatal error: todo")
    #expect(verdict.details == [])
  }

  @Test func `a trap in a library is reported with the reader's line and the input that was played`() throws {
    let check = """
      import Lesson
      import Reactive

      let check = Check { examiner in
        examiner.compare(
          "even(_:)", on: ["numbers: 1-2|"], yours: { (numbers: Observable<Int>) in even(numbers) },
          expected: { numbers in numbers.filter { $0.isMultiple(of: 2) } })
      }
      """
    let verdict = try judge(
      """
      import Reactive

      func even(_ numbers: Observable<Int>) -> Observable<Int> {
        numbers.filter { number in
          [true, false][number]
        }
      }
      """, check: check)
    #expect(
      verdict.explainedVerdict.explanation == "trapped: mine & yours.swift:5: Fatal error: Index out of range"
    )
    #expect(verdict.details == ["The check played this input:", "  numbers:  1-2|"])
  }

  @Test func `a trap without a message is reported with the reader's line`() throws {
    let verdict = try judge(
      "func total(of numbers: [Int]) -> Int {\n  numbers[0] &+ (.max)\n    - numbers[0] + .max\n}")
    #expect(verdict.explainedVerdict.explanation == "was terminated by a trap, at mine & yours.swift:3")
  }

  @Test func `compiler warnings are shown whether or not the solution passes`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.check, to: "1-total/Check.swift")
    let challenge = Challenge.alone(in: folder.url.appending(path: "1-total/"))
    for result in ["numbers.reduce(0, +)", "0"] {
      let text = "func total(of numbers: [Int]) -> Int {\n  let unused = 1\n  return \(result)\n}"
      let file = try folder.write(text, to: "mine.swift")
      let judged = try ChallengeJudge(program: Program.url)
        .judge(challenge, solution: file, named: "mine.swift", scratch: try ScratchFolder())
      let details = Report.Result(judged, of: challenge).details
      #expect(details.contains { $0.hasPrefix("mine.swift:2:7: warning: initialization of immutable value") })
    }
  }

  @Test func `a forged verdict is ignored`() throws {
    let verdict = try judge(
      """
      import Foundation
      func total(of numbers: [Int]) -> Int {
        let word = #"{"finished":{"_0":{"leaks":0,"pending":0,"breaches":{"late":0,"overlapping":0}},"objections":[]}}"#
        for descriptor in 1..<256 as Range<Int32> { _ = word.withCString { write(descriptor, $0, strlen($0)) } }
        exit(0)
      }
      """)
    guard case .stopped(.exited(status: 0), _) = verdict else {
      Issue.record("it was taken for \(verdict)")
      return
    }
  }

  @Test(arguments: [
    "_ = readLine()", "try? FileManager.default.removeItem(atPath: FileManager.default.currentDirectoryPath)",
    "close(1)", "fflush(nil)",
    "for _ in 0..<100 { Thread.detachNewThread { while true {} } }",
    "for name in (try? FileManager.default.contentsOfDirectory(atPath: \".\")) ?? [] { unlink(name) }",
    // Foundation's `Process` blocks the thread while it starts a program, so it might count as sleeping.
    "var p: pid_t = 0; posix_spawn(&p, \"/bin/sleep\", nil, nil, [strdup(\"sleep\"), strdup(\"600\"), nil], nil)",
    "signal(SIGTERM, SIG_IGN); setsid()",
  ])
  func `a right solution passes despite harmful side effects`(deed: String) throws {
    let verdict = try judge(
      """
      import Foundation
      func total(of numbers: [Int]) -> Int {
        \(deed)
        return numbers.reduce(0, +)
      }
      """)
    #expect(verdict == .solved)
  }

  @Test func `a solution that uses too much memory is stopped`() throws {
    let verdict = try judge(
      """
      func total(of numbers: [Int]) -> Int {
        var all: [[UInt8]] = []
        while true { all.append([UInt8](repeating: 1, count: 1 << 24)) }
      }
      """)
    guard verdict.explainedVerdict.verdict == .trapped else {
      Issue.record("it was taken for \(verdict)")
      return
    }
  }

  @Test func `the showing closure of a check prints the output of the statement`() throws {
    let check = """
      import Lesson

      let check = Check { examiner in examiner.expect(total(of: [1]) == 1, "one") } showing: { _ in print(total(of: [1, 2])) }
      """
    let folder = try TemporaryFolder()
    try folder.write(check, to: "Check.swift")
    let file = try folder.write(
      "func total(of numbers: [Int]) -> Int { numbers.reduce(0, +) }", to: "mine.swift")
    let shown = try ChallengeJudge(program: Program.url).demonstrate(
      Challenge.alone(in: folder.url), solution: file, in: try ScratchFolder())
    #expect(shown.output == Array("3\n".utf8))
  }

  @Test(arguments: [
    "Thread.sleep(forTimeInterval: 0.001)", "usleep(100)", "sleep(0)",
    "var time = timespec(tv_sec: 0, tv_nsec: 1); nanosleep(&time, nil)",
  ])
  func `a right solution that sleeps does not pass`(call: String) throws {
    let verdict = try judge(
      "import Foundation\nfunc total(of numbers: [Int]) -> Int { \(call); return numbers.reduce(0, +) }")
    guard case .unsolved(let objections) = verdict else {
      Issue.record("it was taken for \(verdict)")
      return
    }
    #expect(objections.map(\.message).first?.hasPrefix("Your code sleeps") == true)
    #expect(objections.count == 1)
  }

  @Test func `a wrong argument label is shown next to the required one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.check, to: "Check.swift")
    try folder.write(
      "# A\n\n```swift sketch=\"x\"\nfunc total(of numbers: [Int]) -> Int\n```\n", to: "Challenge.md")
    let file = try folder.write("func total(_ numbers: [Int]) -> Int { 7 }", to: "mine.swift")
    let judged = try ChallengeJudge(program: Program.url).judge(
      Challenge.alone(in: folder.url), solution: file, named: "mine.swift", scratch: try ScratchFolder())
    #expect(judged.outcome.explainedVerdict.verdict == .doesNotFit)
    #expect(
      judged.outcome.details.suffix(2) == [
        "  requested:  func total(of numbers: [Int]) -> Int",
        "  yours:      func total(_ numbers: [Int]) -> Int",
      ])
  }

  @Test func `a solution that redeclares a function used by the check is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.check.replacing("examiner.expect", with: "print(1); examiner.expect"), to: "Check.swift")
    try folder.write("func total(of numbers: [Int]) -> Int { 7 }", to: "Solution.swift")
    let file = try folder.write(
      "func total(of numbers: [Int]) -> Int { 7 }\nfunc print(_ item: Any) {}", to: "mine.swift")
    let judged = try ChallengeJudge(program: Program.url).judge(
      Challenge.alone(in: folder.url), solution: file, named: "mine.swift", scratch: try ScratchFolder())
    guard case .doesNotFit(let mismatches, _) = judged.outcome else {
      Issue.record("it was taken for \(judged.outcome)")
      return
    }
    #expect(mismatches.map(\.advice).first?.hasPrefix("Your file declares `print`") == true)
  }
}
