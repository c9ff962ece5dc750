import Foundation
import TestSupport
import Testing

@testable import Runner
@testable import SystemSupport

/// `rxbook check --submissions`.
@Suite(.waiting) struct ClassCheckTests {
  private let book: BookCopy
  /// The folder of the class, outside the book.
  private let group: TemporaryFolder

  private static let chapter = "Chapter03-Subjects"
  private static let challenge = "Chapters/\(chapter)/Challenges/1-car-ferry"

  init() throws {
    book = try BookCopy()
    group = try TemporaryFolder()
  }

  private func handIn(_ text: String, _ path: String) throws { try group.write(text, to: path) }

  private var right: String { get throws { try book.read("\(Self.challenge)/Solution.swift") } }
  private var starter: String { get throws { try book.read("\(Self.challenge)/Starter.swift") } }

  private func check(_ arguments: String..., sandbox: Bool = false) throws -> Program.Outcome {
    let path = group.url.path(percentEncoded: false)
    return try book.run(
      ["check", "--submissions", path, sandbox ? "--sandbox" : "--no-sandbox"] + arguments,
      environment: ["USER": "teacher"])
  }

  /// The right solution, with `statement` at the beginning of a function that the check calls, and `declarations`.
  private func solution(running statement: String, _ declarations: String = "") throws -> String {
    let body = try right
    let function = try #require(body.firstRange(of: "func tieUp"))
    let start = try #require(body[function.upperBound...].firstRange(of: "{"))
    return "import Foundation\n" + body.replacingCharacters(in: start, with: "{ \(statement)\n") + "\n"
      + declarations + "\n"
  }

  private func link(_ path: String, to target: String) throws {
    let place = group.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place.path(percentEncoded: false), withDestinationPath: target)
  }

  @Test func `the table shows each learner's results, for all accepted folder layouts`() throws {
    try handIn(try right, "ada/MySolutions/\(Self.chapter)/1-car-ferry.swift")
    try handIn(try starter, "Bo/\(Self.chapter)/1-car-ferry.swift")
    try handIn("no Swift", "cy/1-car-ferry.swift")
    try handIn(try right, "dan/rxbook-main/MySolutions/\(Self.chapter)/1-car-ferry.swift")
    try handIn("", "eve/readme.txt")
    try handIn(try right, ".git/1-car-ferry.swift")
    try handIn("", "notes.txt")
    let outcome = try check()
    #expect(
      outcome.output == """
             chapter3/1
        ada  solved
        Bo   unsolved
        cy   does-not-compile
        dan  solved
        eve  not-started

        5 learners.
        chapter3/1: solved by 2.
        Limits for each solution: 20 s, 1024 MiB of memory, 120 threads, 1024 KiB of
          output. Limits for the compiler: 60 s, 3072 MiB of memory. Solutions were
          compiled and run without a sandbox, with the permissions of this user.

        """)
    #expect(outcome.status == 0)
    #expect(!FileManager.default.fileExists(atPath: book.folder.url.appending(path: "MySolutions").path))
  }

  @Test func `links, folders, devices and files that are too large are refused`() throws {
    try handIn(try right, "ada/1-car-ferry.swift")
    try link("bo/1-car-ferry.swift", to: "../ada/1-car-ferry.swift")
    try link("cy/\(Self.chapter)", to: "../ada")
    try link("dan/1-car-ferry.swift", to: "/dev/zero")
    try handIn(String(repeating: "//\n", count: 500_000), "eve/1-car-ferry.swift")
    try handIn("", "fay/1-car-ferry.swift/file.txt")
    let report = try JSONDecoder().decode(Report.self, from: Data(try check("--format", "json").output.utf8))
    #expect(report.results.map(\.verdict) == [.solved] + [Verdict](repeating: .didNotStart, count: 5))
    #expect(report.results.map { $0.learner ?? "" } == ["ada", "bo", "cy", "dan", "eve", "fay"])
    let messages = report.results.dropFirst().map(\.message)
    let reasons = ["link", "link", "link", "larger than 100 kB", "not a regular file"]
    for (message, reason) in zip(messages, reasons) { #expect(message.contains(reason)) }
  }

  @Test func `learners' names are escaped in CSV and JUnit reports`() throws {
    try handIn(try right, "=1+1, \"so\"/1-car-ferry.swift")
    try handIn(try starter, "<b>/2-fuel-pump.swift")
    #expect(
      try check("3", "--format", "csv").output == """
        learner,chapter3/1,chapter3/2,solved
        <b>,not-started,does-not-fit,0
        "'=1+1, ""so""\",solved,not-started,1

        """)
    let suites = try check("3", "--format", "junit").output
    #expect(suites.contains("<testsuite name=\"&lt;b&gt;\" tests=\"2\" failures=\"2\">"))
    #expect(suites.contains("<testsuite name=\"=1+1, &quot;so&quot;\" tests=\"2\" failures=\"1\">"))
  }

  @Test func `a solution that waits for a pipe reaches the time limit`() throws {
    let pipe = "private let pipe = Pipe()"
    try handIn(
      try solution(running: "dup2(pipe.fileHandleForReading.fileDescriptor, 0); _ = readLine()", pipe),
      "ada/1-car-ferry.swift")
    let outcome = try check("--time-limit", "1", "--format", "csv")
    #expect(outcome.output == "learner,chapter3/1,solved\nada,timed-out,0\n")
  }

  @Test(.enabled(if: Bubblewrap.isUsable), arguments: [false, true])
  func `a solution that stops the worker reaches the time limit`(sandbox: Bool) throws {
    try handIn(try solution(running: "kill(getppid(), SIGSTOP); while true {}"), "ada/1-car-ferry.swift")
    try handIn(try right, "bo/1-car-ferry.swift")
    let start = ContinuousClock.now
    let outcome = try check("--time-limit", "8", "--format", "csv", sandbox: sandbox)
    #expect(outcome.output == "learner,chapter3/1,solved\nada,timed-out,0\nbo,solved,1\n")
    #expect(.now - start < .seconds(120))
  }

  @Test(arguments: [
    (
      "extension Check { convenience init(_ body: @escaping (Examiner) -> Void) { self.init { _ in } } }",
      "import Lesson\n"
    ),
    ("@_cdecl(\"rxbook_other\") func other() {}", ""),
    ("nonisolated(unsafe) let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)", ""),
    ("func read(_ array: [Int]) -> Int { unsafe array.withUnsafeBufferPointer { unsafe $0[9] } }", ""),
    ("#sourceLocation(file: \"Check.swift\", line: 1)\nlet p = UnsafeRawPointer(bitPattern: 1)", ""),
    ("infix operator >: AdditionPrecedence", ""), ("import CSystemSupport", ""),
    ("// a\r@_cdecl(\"b\") func c() {}", ""),
  ])
  func `a solution that could forge its verdict is not accepted`(code: String, head: String) throws {
    try handIn(head + (try right) + "\n" + code + "\n", "ada/1-car-ferry.swift")
    #expect(try check("--format", "csv").output == "learner,chapter3/1,solved\nada,does-not-fit,0\n")
  }

  @Test func `a verdict is cached until the solution changes`() throws {
    try handIn(try right, "ada/1-car-ferry.swift")
    try handIn(try right, "bo/1-car-ferry.swift")
    _ = try check()
    let cache = book.folder.url.appending(path: ".build/rxbook/cache/verdicts")
    let names = try FileManager.default.subpathsOfDirectory(atPath: cache.path(percentEncoded: false))
      .filter { $0.hasSuffix(".json") }
    let file = cache.appending(path: try #require(names.first))
    #expect(names.count == 1)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("\"solved\"", with: "\"trapped\"").write(to: file, atomically: true, encoding: .utf8)
    #expect(try check("--format", "csv").output.contains("ada,trapped,0\nbo,trapped,0\n"))
    try handIn(try right + "\n// better\n", "bo/1-car-ferry.swift")
    #expect(try check("--format", "csv").output.contains("ada,trapped,0\nbo,solved,1\n"))
    try Data("half a ver".utf8).write(to: file)
    #expect(try check("--format", "csv").output.contains("ada,solved,1\nbo,solved,1\n"))
  }

  @Test func `the shards of a class contain each learner exactly once`() throws {
    for name in ["ada", "bo", "cy", "dan", "eve"] { try handIn(try right, "\(name)/1-car-ferry.swift") }
    let parts = try (1...3).map { part in
      try check("--shard", "\(part)/3", "--format", "csv").output.split(separator: "\n").dropFirst().map {
        $0.prefix(3)
      }
    }
    #expect(parts == [["ada", "dan"], ["bo,", "eve"], ["cy,"]])
  }

  @Test(arguments: [
    (["--shard", "4/3"], "“4/3” is not a part"), (["--shard", "0/3"], "“0/3” is not a part"),
    (["--shard", "3"], "“3” is not a part"),
  ])
  func `an invalid shard is reported`(arguments: [String], message: String) throws {
    let outcome = try book.run(["check", "--submissions", "."] + arguments)
    #expect(outcome.complaint.contains(message))
    #expect(outcome.status == 2)
  }

  @Test func `a missing class is reported`() throws {
    #expect(try check().complaint.contains("contains no folders"))
    #expect(
      try book.run("check", "--submissions", "nowhere").complaint.contains(
        "The folder nowhere does not exist."))
    #expect(try book.run("check", "--submissions", "README.md").complaint.contains("README.md is a file"))
    #expect(try book.run("check", "--shard", "1/2").complaint.contains("--shard requires --submissions"))
    #expect(
      try book.run("check", "3/1", "--format", "csv").complaint.contains(
        "use it with rxbook check --submissions"))
    try handIn("", "ada/readme.txt")
    #expect(try check().complaint.contains("There are no solutions in this folder."))
  }

  @Test(.enabled(if: Bubblewrap.isUsable))
  func `in the sandbox there are no other submissions, no processes, no network and no writable folders`()
    throws
  {
    try handIn("the right solution", "bo/secret.txt")
    let secret = group.url.appending(path: "bo/secret.txt").path(percentEncoded: false)
    let mine = book.folder.url.appending(path: "mine").path(percentEncoded: false)
    let spy = """
      private func spy() -> String {
        let files = FileManager.default
        var seen = ""
        if files.contents(atPath: "\(secret)") != nil { seen += " others" }
        if files.contents(atPath: "/etc/passwd") != nil { seen += " users" }
        if files.fileExists(atPath: "/proc/self") { seen += " processes" }
        _ = files.createFile(atPath: "\(mine)", contents: Data())
        if files.createFile(atPath: "/mine", contents: Data()) { seen += " root" }
        if !files.createFile(atPath: "mine", contents: Data()) { seen += " no folder" }
        if kill(getppid(), 0) == 0 { seen += " host" }
        if socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0) >= 0 { seen += " network" }
        let process = ProcessInfo.processInfo
        if process.environment["HOME"] != "/tmp" || process.environment["USER"] != nil { seen += " user" }
        if process.hostName != "sandbox" { seen += " machine" }
        return seen
      }
      private let seen: Void = { if !spy().isEmpty { fatalError("seen:" + spy()) } }()
      """
    try handIn(try solution(running: "_ = seen", spy), "ada/1-car-ferry.swift")
    let sandboxed = try check("--format", "json", sandbox: true).output
    #expect(sandboxed.contains("\"verdict\" : \"solved\""), "\(sandboxed)")
    #expect(sandboxed.contains("were compiled and run in a sandbox"))
    // Nothing that the solution wrote is outside the sandbox.
    #expect(!FileManager.default.fileExists(atPath: mine))
    let open = try check("--format", "json").output
    #expect(open.contains("seen: others users processes"), "\(open)")
    #expect(FileManager.default.fileExists(atPath: mine))
  }

  @Test(
    .enabled(if: Bubblewrap.isUsable), .serialized,
    arguments: [
      (
        "let done = DispatchGroup(); done.enter(); Thread.detachNewThread { done.leave() }; for _ in 0..<2 { "
          + "DispatchQueue.global().async(group: done) { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 3) } }; "
          + "done.wait()",
        "solved"
      ),
      (
        // Busy threads would delay the start of the others beyond the time limit.
        "for _ in 0..<200 { let thread = Thread { Thread.sleep(forTimeInterval: 60) }; thread.stackSize = 1 << 16; "
          + "thread.start() }; while true {}", "crowded"
      ),
    ])
  func `in the sandbox, a solution can start threads up to the limit`(statement: String, verdict: String)
    throws
  {
    // The check calls the solution several times.
    let once = "private let once: Void = { \(statement) }()"
    try handIn(try solution(running: "_ = once", once), "ada/1-car-ferry.swift")
    let outcome = try check("--time-limit", "10", "--format", "csv", sandbox: true)
    #expect(outcome.output.contains("ada,\(verdict),"), "\(outcome.output)")
  }

  @Test(
    .enabled(if: Bubblewrap.isUsable),
    arguments: [
      // 2 GB of files, in the working directory and in the temporary folders.
      "for place in [\".\", \"/tmp\", \"/dev/shm\"] { for i in 0..<2000 { "
        + "try? Data(count: 1 << 20).write(to: URL(filePath: \"\\(place)/\\(i)\")) } }",
      // Files without a size.
      "for i in 0..<200_000 { FileManager.default.createFile(atPath: \"/dev/shm/\\(i)\", contents: nil) }",
      // More memory than there may be.
      "keep = (0..<4096).map { Data(repeating: UInt8($0 & 255), count: 1 << 20) }",
      "for _ in 0..<500 { Thread.detachNewThread { while true {} } }; while true {}",
    ])
  func `a solution that uses too much does not disturb others`(statement: String) throws {
    try handIn(
      try solution(running: statement, "nonisolated(unsafe) var keep: [Data] = []"), "ada/1-car-ferry.swift")
    try handIn(try right, "bo/1-car-ferry.swift")
    let outcome = try check("--time-limit", "10", "--format", "csv", sandbox: true)
    #expect(outcome.output.contains("bo,solved,1"), "\(outcome.output)")
  }

  @Test func `names and messages of others cannot change what a terminal shows`() throws {
    try handIn("let a\u{1B}[2J\u{202E}b = ", "e\u{1B}[31mve\r\u{202E}x/1-car-ferry.swift")
    try handIn("let a: Int = \"\u{202E}\" // \u{202E}", "f\u{202E}/1-car-ferry.swift")
    for format in ["text", "json", "csv", "junit"] {
      let output = try check("--format", format).output
      for scalar in ["\u{1B}", "\r", "\u{202E}"] { #expect(!output.contains(scalar), "\(format)") }
    }
    let table = try check("--format", "csv").output
    #expect(table.contains("e\\u{001B}[31mve\\u{000D}\\u{202E}x,does-not-fit,0"))
    #expect(table.contains("f\\u{202E},does-not-compile,0"))
  }
}
