import Foundation
import Lesson
import TestSupport
import Testing
@testable import Workbook

@Suite(.waiting) struct ChallengeJudgeTests {
  private static let check = """
    import Lesson
    import Reactive

    let check = Check { examiner in
      examiner.expect(total(of: [3, 4]), equals: 7, "the total of 3 and 4")
    }
    """

  private func judge(_ solution: String, seconds: Double = 10, check: String = check) throws
    -> CheckOutcome
  {
    let folder = try TemporaryFolder()
    try folder.write(check, to: "1-total/Check.swift")
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

  @Test func `where events arrive is told, and where a source is subscribed to`() throws {
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
      objections.map(\.evidence) == [
        [
          .wrongScheduler(
            subscribing: false, found: "on the queue \u{201C}far\u{201D}", needed: "on the main queue")
        ],
        [
          .wrongScheduler(
            subscribing: true, found: "where it is subscribed to", needed: "on the main queue")
        ],
      ])
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
    #expect(verdict.judgement.verdict.exitStatus == 3)
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
    guard case .doesNotFit(let misfits, _) = verdict else {
      Issue.record("it fits: \(verdict)")
      return
    }
    #expect(misfits.map(\.advice) == ["Your file must declare `total`."])
    #expect(misfits.first?.use?.contains("total(of: [3, 4])") == true)
    #expect(verdict.judgement.verdict.exitStatus == 3)
  }

  @Test func `another signature is a misfit`() throws {
    guard case .doesNotFit = try judge("func total(of numbers: [String]) -> Int { 1 }") else {
      Issue.record("it fits")
      return
    }
  }

  @Test func `a loop is stopped`() throws {
    let verdict = try judge("func total(of numbers: [Int]) -> Int { while true {} }", seconds: 0.3)
    #expect(verdict.judgement.verdict == .timedOut)
    #expect(verdict.judgement.phrase.hasSuffix("that nobody signals? It was at mine & yours.swift:1"))
    #expect(verdict.judgement.verdict.exitStatus == 4)
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
    #expect(verdict.judgement.verdict == .flooded)
  }

  @Test func `a trap is told with the reader's file, once`() throws {
    let verdict = try judge("func total(of numbers: [Int]) -> Int {\n  fatalError(\"todo\")\n}")
    #expect(verdict.judgement.phrase == "trapped: mine & yours.swift:2: Fatal error: todo")
    #expect(verdict.details == [])
  }

  @Test func `a trap in a library is told with the reader's line, and with what was played`() throws {
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
    #expect(verdict.judgement.phrase == "trapped: mine & yours.swift:5: Fatal error: Index out of range")
    #expect(verdict.details == ["This was played to it:", "  numbers:  1-2|"])
  }

  @Test func `a trap without a word is told with the reader's line`() throws {
    let verdict = try judge(
      "func total(of numbers: [Int]) -> Int {\n  numbers[0] &+ (.max)\n    - numbers[0] + .max\n}")
    #expect(verdict.judgement.phrase == "was ended by a trap, at mine & yours.swift:3")
  }

  @Test func `warnings of the reader's file are shown whether it is solved or not`() throws {
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

  @Test func `a verdict that is forged counts for nothing`() throws {
    let verdict = try judge(
      """
      import Foundation
      func total(of numbers: [Int]) -> Int {
        let word = #"{"finished":{"leaks":0,"objections":[]}}"#
        for descriptor in 1..<256 as Range<Int32> { _ = word.withCString { write(descriptor, $0, strlen($0)) } }
        exit(0)
      }
      """)
    guard case .stopped(.leftEarly(status: 0), _) = verdict else {
      Issue.record("it was taken for \(verdict)")
      return
    }
  }

  @Test(arguments: [
    "_ = readLine()", "try? FileManager.default.removeItem(atPath: FileManager.default.currentDirectoryPath)",
    "close(1)", "fflush(nil)",
    "for _ in 0..<100 { Thread.detachNewThread { while true {} } }",
    "for name in (try? FileManager.default.contentsOfDirectory(atPath: \".\")) ?? [] { unlink(name) }",
    "let p = Process(); p.executableURL = URL(filePath: \"/bin/sleep\"); p.arguments = [\"600\"]; try? p.run()",
    "signal(SIGTERM, SIG_IGN); setsid()",
  ])
  func `what else a right solution does harms nothing`(deed: String) throws {
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

  @Test func `a memory hog is stopped`() throws {
    let verdict = try judge(
      """
      func total(of numbers: [Int]) -> Int {
        var all: [[UInt8]] = []
        while true { all.append([UInt8](repeating: 1, count: 1 << 24)) }
      }
      """)
    guard verdict.judgement.verdict == .trapped else {
      Issue.record("it was taken for \(verdict)")
      return
    }
  }

  @Test func `what a statement shows is what the check shows`() throws {
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
  func `a solution that is right and sleeps is told not to`(call: String) throws {
    let verdict = try judge(
      "import Foundation\nfunc total(of numbers: [Int]) -> Int { \(call); return numbers.reduce(0, +) }")
    guard case .unsolved(let objections) = verdict else {
      Issue.record("it was taken for \(verdict)")
      return
    }
    #expect(objections.map(\.message).first?.hasPrefix("Your code sleeps") == true)
    #expect(objections.count == 1)
  }

  @Test func `a label that is wrong is shown beside the one that is asked for`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.check, to: "Check.swift")
    try folder.write(
      "# A\n\n```swift sketch=\"x\"\nfunc total(of numbers: [Int]) -> Int\n```\n", to: "Challenge.md")
    let file = try folder.write("func total(_ numbers: [Int]) -> Int { 7 }", to: "mine.swift")
    let judged = try ChallengeJudge(program: Program.url).judge(
      Challenge.alone(in: folder.url), solution: file, named: "mine.swift", scratch: try ScratchFolder())
    #expect(judged.judgement.verdict == .doesNotFit)
    #expect(
      judged.outcome.details.suffix(2) == [
        "  asked for:  func total(of numbers: [Int]) -> Int",
        "  yours:      func total(_ numbers: [Int]) -> Int",
      ])
  }

  @Test func `a solution that changes what the check prints is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.check.replacing("examiner.expect", with: "print(1); examiner.expect"), to: "Check.swift")
    try folder.write("func total(of numbers: [Int]) -> Int { 7 }", to: "Solution.swift")
    let file = try folder.write(
      "func total(of numbers: [Int]) -> Int { 7 }\nfunc print(_ item: Any) {}", to: "mine.swift")
    let judged = try ChallengeJudge(program: Program.url).judge(
      Challenge.alone(in: folder.url), solution: file, named: "mine.swift", scratch: try ScratchFolder())
    guard case .doesNotFit(let misfits, _) = judged.outcome else {
      Issue.record("it was taken for \(judged.outcome)")
      return
    }
    #expect(misfits.map(\.advice).first?.hasPrefix("Your file declares `print`") == true)
  }
}
