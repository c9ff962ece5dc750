import Foundation
import TestSupport
import Testing
@testable import Workbook

/// `rxbook check --submissions`, as a teacher types it.
@Suite(.waiting) struct ClassCheckTests {
  private let book: BookCopy
  /// The class, outside of the book.
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

  private func check(_ arguments: String..., wall: Bool = false) throws -> Program.Outcome {
    let path = group.url.path(percentEncoded: false)
    return try book.run(["check", "--submissions", path, wall ? "--wall" : "--no-wall"] + arguments)
  }

  private func link(_ path: String, to target: String) throws {
    let place = group.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place.path(percentEncoded: false), withDestinationPath: target)
  }

  @Test func `a table says who has solved what, wherever the files lie`() throws {
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

        """)
    #expect(outcome.status == 0)
    #expect(!FileManager.default.fileExists(atPath: book.folder.url.appending(path: "MySolutions").path))
  }

  @Test func `what is a link, no file, or too large is not looked at`() throws {
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
    let reasons = ["link", "link", "link", "more than 1 MiB", "no file"]
    for (message, reason) in zip(messages, reasons) { #expect(message.contains(reason)) }
  }

  @Test func `spreadsheets and build servers get names that do no harm`() throws {
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

  @Test func `a verdict is kept, until the solution is another one`() throws {
    try handIn(try right, "ada/1-car-ferry.swift")
    try handIn(try right, "bo/1-car-ferry.swift")
    _ = try check()
    let memory = book.folder.url.appending(path: ".build/rxbook/verdicts")
    let kept = try FileManager.default.contentsOfDirectory(at: memory, includingPropertiesForKeys: nil)
    let file = try #require(kept.first)
    #expect(kept.count == 1)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("\"solved\"", with: "\"trapped\"").write(to: file, atomically: true, encoding: .utf8)
    #expect(try check("--format", "csv").output.contains("ada,trapped,0\nbo,trapped,0\n"))
    try handIn(try right + "\n// better\n", "bo/1-car-ferry.swift")
    #expect(try check("--format", "csv").output.contains("ada,trapped,0\nbo,solved,1\n"))
    try Data("half a ver".utf8).write(to: file)
    #expect(try check("--format", "csv").output.contains("ada,solved,1\nbo,solved,1\n"))
  }

  @Test func `parts are all of the class, each learner once`() throws {
    for name in ["ada", "bo", "cy", "dan", "eve"] { try handIn(try right, "\(name)/1-car-ferry.swift") }
    let parts = try (1...3).map { part in
      try check("--shard", "\(part)/3", "--format", "csv").output.split(separator: "\n").dropFirst().map {
        $0.prefix(3)
      }
    }
    #expect(parts == [["ada", "dan"], ["bo,", "eve"], ["cy,"]])
  }

  @Test(arguments: [
    (["--shard", "4/3"], "“4/3” is no part"), (["--shard", "0/3"], "“0/3” is no part"),
    (["--shard", "3"], "“3” is no part"),
  ])
  func `a part that cannot be is told`(arguments: [String], message: String) throws {
    let outcome = try book.run(["check", "--submissions", "."] + arguments)
    #expect(outcome.complaint.contains(message))
    #expect(outcome.status == 2)
  }

  @Test func `where there is no class, that is told`() throws {
    #expect(try check().complaint.contains("holds no folders"))
    #expect(
      try book.run("check", "--submissions", "nowhere").complaint.contains("There is no folder nowhere."))
    #expect(try book.run("check", "--submissions", "README.md").complaint.contains("README.md is a file"))
    #expect(try book.run("check", "--shard", "1/2").complaint.contains("--shard goes with --submissions"))
    #expect(
      try book.run("check", "3/1", "--format", "csv").complaint.contains(
        "goes with rxbook check --submissions"))
    try handIn("", "ada/readme.txt")
    #expect(try check().complaint.contains("Nobody has handed in a solution"))
  }

  @Test(.enabled(if: Self.hasBubblewrap))
  func `behind the wall there is nothing of others, no network, and nothing to write to`() throws {
    try handIn("the right solution", "bo/secret.txt")
    let secret = group.url.appending(path: "bo/secret.txt").path(percentEncoded: false)
    let mine = book.folder.url.appending(path: "mine").path(percentEncoded: false)
    let spy = """
      import Glibc
      private func spy() -> String {
        var seen = ""
        if let file = fopen("\(secret)", "r") { fclose(file); seen += " others" }
        if let file = fopen("\(mine)", "w") { fclose(file) }
        if let file = fopen("mine", "w") { fclose(file) } else { seen += " no room" }
        if kill(\(getpid()), 0) == 0 { seen += " processes" }
        let address = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = 2
        place.sin_port = 13568
        place.sin_addr.s_addr = 0x0100_000a
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafePointer(to: &place) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(address, $0, size) }
        }
        if status == 0 { seen += " network" }
        return seen
      }
      private let seen: Void = { if !spy().isEmpty { fatalError("seen:" + spy()) } }()
      """
    let body = try right
    let function = try #require(body.firstRange(of: "func tieUp"))
    let start = try #require(body[function.upperBound...].firstRange(of: "{"))
    let spying = body.replacingCharacters(in: start, with: "{ _ = seen; ")
    try handIn(spying + "\n" + spy + "\n", "ada/1-car-ferry.swift")
    let walled = try check("--format", "json", wall: true).output
    #expect(walled.contains("\"verdict\" : \"solved\""), "\(walled)")
    // What it may have written was never there.
    #expect(!FileManager.default.fileExists(atPath: mine))
    try FileManager.default.removeItem(at: book.folder.url.appending(path: ".build/rxbook/verdicts"))
    let open = try check("--format", "json").output
    #expect(open.contains("seen: others processes"), "\(open)")
    #expect(FileManager.default.fileExists(atPath: mine))
  }

  /// Whether walls can be built here.
  private static let hasBubblewrap: Bool = {
    let trial = Command(
      program: URL(filePath: "/usr/bin/bwrap"),
      arguments: ["--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "/bin/true"])
    return (try? trial.run(atMost: 60))?.status == 0
  }()
}
