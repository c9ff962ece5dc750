import Foundation
import TestSupport
import Testing

@testable import Playground
@testable import Runner
@testable import SystemSupport

/// The Embedded Swift toolchain for this machine.
private enum EmbeddedSwift {
  static var isThere: Bool {
    #if os(Linux)
    guard let tables = try? tables() else { return false }
    return FileManager.default.fileExists(atPath: tables.path(percentEncoded: false))
    #else
    return false
    #endif
  }

  static var target: String {
    #if arch(arm64)
    "aarch64-unknown-linux-gnu"
    #else
    "x86_64-unknown-linux-gnu"
    #endif
  }

  static func tables() throws -> URL {
    try Toolchain().swiftc.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "lib/swift/embedded/\(target)/libswiftUnicodeDataTables.a")
  }
}

/// The library and the player of diagrams, compiled in Embedded Swift for this machine.
///
/// Pages run them as WebAssembly, with the same results.
@Suite(
  .enabled(if: EmbeddedSwift.isThere, "This toolchain has no Embedded Swift for this machine."),
  .waiting)
struct EmbeddedLibraryTests {
  /// The diagrams of these tests, in the order of their numbers.
  private static let diagrams =
    PlaygroundSource.head + """


      private func merge(_ play: Play) throws {
        let body = { (left: Observable<Int>, right: Observable<Int>) in Observable.merge(left, right) }
        play.observe(body(play.source(), play.source()))
      }
      private func latest(_ play: Play) throws {
        let body = { (taps: Observable<Observable<String>>) in taps.flatMapLatest { $0 } }
        play.observe(body(play.source()))
      }
      private func debounce(_ play: Play) throws {
        let body = { (typed: Observable<String>) in
          typed.debounce(.milliseconds(play.number(0)), scheduler: MainScheduler.instance)
        }
        play.observe(body(play.source()))
      }
      private func timeout(_ play: Play) throws {
        let body = { (ticks: Observable<Void>) in
          ticks.timeout(.milliseconds(30), scheduler: MainScheduler.instance)
        }
        play.observe(body(play.source()))
      }
      private func groups(_ play: Play) throws {
        let body = { (texts: Observable<String>) in texts.groupBy { $0.prefix(1) } }
        play.observe(body(play.source()))
      }
      private func retry(_ play: Play) throws {
        let body = { (seats: Observable<Int>) in seats.retry() }
        play.observe(body(play.source()))
      }
      private func shared(_ play: Play) throws {
        let body = { (depth: Observable<Int>) in depth.share(replay: 1) }
        play.observe(body(play.source()))
      }
      private func endless(_ play: Play) throws {
        let body = { (log: Observable<Int>) in
          log.buffer(timeSpan: .seconds(0), count: 2, scheduler: MainScheduler.instance)
        }
        play.observe(body(play.source()))
      }
      private func combined(_ play: Play) throws {
        let body = { (a: Observable<Int>, b: Observable<Int>, c: Observable<Int>) in
          Observable.zip(Observable.combineLatest(a, b) { $0 * $1 }, c) { $0 + $1 }
        }
        play.observe(body(play.source(), play.source(), play.source()))
      }
      private func written(_ play: Play) throws {
        let body = { (texts: Observable<String>) in
          texts.enumerated().map { $0.element < "m" ? "\\($0.index): \\($0.element)" : "late" }.toArray()
        }
        play.observe(body(play.source()))
      }
      private func strings(_ play: Play) throws {
        let body = { (texts: Observable<String>) in
          texts.map { String($0.reversed()) }.buffer(
            timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
        }
        play.observe(body(play.source()))
      }
      private func fractions(_ play: Play) throws {
        let body = { (degrees: Observable<Double>) in degrees.map { $0 / 2 } }
        play.observe(body(play.source()))
      }
      nonisolated(unsafe) let diagrams: [(Play) throws -> Void] = [
        merge, latest, debounce, timeout, groups, retry, shared, endless, combined, written, strings,
        fractions,
      ]
      """

  private static let root = BookCopy.original

  /// A main program that reads a request and writes the player's answer.
  private static let host = """
    #include <stdint.h>
    #include <stdio.h>
    #include <stdlib.h>
    void *buffer(int32_t); int32_t play(int32_t);
    const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
      char *end;
      *number = strtod(text, &end);
      return end == text ? NULL : end;
    }
    int main(void) {
      int32_t size;
      fread(&size, 4, 1, stdin);
      size = play(fread(buffer(size), 1, size, stdin));
      fwrite(buffer(0), 1, size, stdout);
    }
    """

  /// The program that plays the diagrams, which is compiled once.
  private static let player = Result { () throws -> (TemporaryFolder, URL) in
    let folder = try TemporaryFolder()
    try folder.write(diagrams, to: "Diagrams.swift")
    let library = root.appending(path: "Sources/Reactive")
    let files = PlaygroundCompiler.library.flatMap { name -> [URL] in
      if name.hasSuffix(".swift") { return [library.appending(path: name)] }
      return FolderWalk.names(below: library.appending(path: name)).map {
        library.appending(path: "\(name)/\($0)")
      }
    }
    let player = PlaygroundCompiler.Program.player.folders.map { root.appending(path: "Sources/\($0)") }
    let all =
      files + player.flatMap { folder in FolderWalk.names(below: folder).map { folder.appending(path: $0) } }
      + [folder.url.appending(path: "Diagrams.swift")]
    let program = folder.url.appending(path: "player")
    let toolchain = try Toolchain()
    func run(_ tool: URL, _ arguments: [String]) throws {
      let outcome = try Command(program: tool, arguments: arguments, directory: folder.url).run(atMost: 900)
      if outcome.status != 0 { throw NotMade(text: outcome.text) }
    }
    try run(
      toolchain.swiftc,
      [
        "-target", EmbeddedSwift.target, "-enable-experimental-feature", "Embedded",
        "-wmo", "-Onone", "-parse-as-library", "-swift-version",
        "6", "-enable-upcoming-feature", "ExistentialAny", "-package-name", "rxbook",
        "-suppress-warnings", "-module-name", "Page", "-c", "-o", "page.o",
      ] + all.map { $0.path(percentEncoded: false) }.filter { $0.hasSuffix(".swift") })
    try folder.write(host, to: "host.c")
    let tables = try EmbeddedSwift.tables().path(percentEncoded: false)
    let clang = toolchain.swiftc.resolvingSymlinksInPath().deletingLastPathComponent().appending(
      path: "clang")
    try run(clang, ["host.c", "page.o", tables, "-o", "player", "-lm"])
    return (folder, program)
  }

  private struct NotMade: Error {
    let text: String
  }

  private struct Row {
    var name: String
    var isHot = false
    var marks: [(Double, Kind)]

    enum Kind {
      case element(String), completed, error(String), subscription, disposal
    }
  }

  /// The events of a play, one per line, with times in milliseconds.
  private func play(_ number: Double, numbers: [Double] = [], until end: Double = 500, _ rows: Row...)
    throws
    -> String
  {
    var request = Data()
    func add(_ number: Double) { withUnsafeBytes(of: number) { request.append(contentsOf: $0) } }
    func add(_ text: String) {
      add(Double(text.utf8.count))
      request.append(contentsOf: text.utf8)
    }
    add(number)
    add(end * 1_000_000)
    add(Double(numbers.count))
    numbers.forEach(add)
    add(Double(rows.count))
    for row in rows {
      add(row.name)
      add(row.isHot ? 1 : 0)
      add(0)
      add(Double(row.marks.count))
      for (time, kind) in row.marks {
        add(time * 1_000_000)
        let (code, text): (Double, String) =
          switch kind {
          case .element(let text): (0, text)
          case .completed: (1, "")
          case .error(let text): (2, text)
          case .subscription: (3, "")
          case .disposal: (4, "")
          }
        add(code)
        add(text)
      }
    }
    var count = Int32(request.count)
    let sent = Data(bytes: &count, count: 4) + request
    let (input, output) = (try CloseOnExecPipe(), try CloseOnExecPipe())
    let process = try ChildProcess(
      Self.player.get().1, [], input: input.reading, output: output.writing)
    for end in [input.reading, output.writing] { try end.close() }
    try input.writing.write(contentsOf: sent)
    try input.writing.close()
    let answer = try output.reading.readToEnd() ?? Data()
    #expect(process.wait() == 0)
    return words(answer)
  }

  private func words(_ answer: Data) -> String {
    var rest = answer
    func number() -> Int {
      defer { rest = Data(rest.dropFirst(8)) }
      return Int(rest.withUnsafeBytes { $0.loadUnaligned(as: Double.self) })
    }
    func text() -> String {
      let count = number()
      defer { rest = Data(rest.dropFirst(count)) }
      return String(decoding: rest.prefix(count), as: UTF8.self)
    }
    var lines: [String] = []
    switch number() {
    case 1: lines.append("cut off")
    case 2: return "refused: \(text())"
    default: break
    }
    while !rest.isEmpty {
      let kind = number()
      let time = number() / 1_000_000
      if kind >= 10 {
        lines.append("\(time) \(["observer", "sequence", "subscription"][kind - 10]) \(text())")
      } else {
        let track = "\(["o", "i", "s"][kind])\(number())"
        let signal = ["", "|", "X ", "^", "!", "sequence "][number()]
        lines.append("\(time) \(track) \(signal)\(text())")
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test func `if one of several sources fails, the others are unsubscribed from`() throws {
    let said = try play(
      0, Row(name: "left", marks: [(10, .element("1")), (30, .element("2"))]),
      Row(name: "right", marks: [(20, .element("7")), (30, .error("gone"))]))
    #expect(
      said == """
        0 observer result
        0 subscription left
        0 subscription right
        10 o0 1
        20 o0 7
        30 o0 2
        30 o0 X gone
        30 s1 !
        30 s0 !
        """)
  }

  @Test func `rows can be elements of other rows`() throws {
    let said = try play(
      1, Row(name: "taps", marks: [(10, .element("a")), (40, .element("b")), (200, .completed)]),
      Row(name: "a", marks: [(10, .element("a1")), (50, .element("a2"))]),
      Row(name: "b", marks: [(10, .element("b1")), (20, .completed)]))
    #expect(
      said == """
        0 observer result
        0 subscription taps
        10 subscription a
        20 o0 a1
        40 s1 !
        40 subscription b
        50 o0 b1
        60 s2 !
        200 s0 !
        200 o0 |
        """)
  }

  @Test(arguments: [(20.0, "30 o0 a\n70 o0 b"), (50.0, "100 o0 b")])
  func `time is virtual, and numbers can be changed by the page`(span: Double, sent: String) throws {
    let said = try play(
      2, numbers: [span],
      Row(name: "typed", marks: [(10, .element("a")), (50, .element("b")), (150, .completed)]))
    #expect(said == "0 observer result\n0 subscription typed\n\(sent)\n150 o0 |\n150 s0 !")
  }

  @Test func `an error of the library is shown with its description`() throws {
    let said = try play(3, Row(name: "ticks", marks: [(10, .element("x"))]))
    #expect(said.contains("10 o0 ()\n40 o0 X Sequence timeout.\n40 s0 !"))
  }

  @Test func `inner sequences have their own rows`() throws {
    let said = try play(
      4, Row(name: "texts", marks: [(10, .element("a1")), (20, .element("b1")), (30, .element("a2"))]))
    #expect(
      said == """
        0 observer result
        0 subscription texts
        10 sequence a
        10 o0 sequence 0
        10 i0 a1
        20 sequence b
        20 o0 sequence 1
        20 i1 b1
        30 i0 a2
        """)
  }

  @Test func `subscriptions and disposals are recorded, even for a hot row`() throws {
    let said = try play(
      6,
      Row(
        name: "depth", isHot: true, marks: [(10, .element("1")), (30, .element("2")), (50, .element("3"))]),
      Row(name: "one", marks: [(0, .subscription), (40, .disposal)]),
      Row(name: "two", marks: [(20, .subscription), (60, .disposal)]))
    #expect(
      said.split(separator: "\n").filter { $0.contains(" o") && !$0.contains("observer") }.joined(
        separator: "\n")
          == """
          0 o0 ^
          10 o0 1
          20 o1 ^
          20 o1 1
          30 o0 2
          30 o1 2
          40 o0 !
          50 o1 3
          60 o1 !
          """)
    #expect(said.contains("60 s0 !"))
    #expect(said.ranges(of: "subscription depth").count == 1)
  }

  @Test func `an endless diagram is cut off`() throws {
    #expect(try play(5, Row(name: "seats", marks: [(0, .error("X"))])).hasPrefix("cut off\n"))
    #expect(try play(7, Row(name: "log", marks: [])).hasPrefix("cut off\n"))
  }

  @Test func `invalid requests, missing rows and surplus rows are refused`() throws {
    #expect(
      try play(0, Row(name: "left", marks: [(10, .element("x"))]), Row(name: "b", marks: [])) == "refused: x")
    #expect(try play(0, Row(name: "left", marks: [])).hasPrefix("refused: "))
    let row = Row(name: "more", marks: [])
    #expect(try play(0, row, row, row).hasPrefix("refused: "))
  }

  @Test func `operators with several sources work without parameter packs`() throws {
    let said = try play(
      8, Row(name: "a", marks: [(10, .element("2")), (40, .element("3"))]),
      Row(name: "b", marks: [(20, .element("5"))]),
      Row(name: "c", marks: [(30, .element("100")), (50, .element("200"))]))
    #expect(said.contains("30 o0 110\n50 o0 215"))
  }

  @Test func `strings can be compared, joined and used in other elements`() throws {
    let said = try play(
      9,
      Row(
        name: "texts",
        marks: [(10, .element("a")), (20, .element("x")), (30, .element("b")), (40, .completed)])
    )
    #expect(said.contains(#"40 o0 ["0: a", "late", "2: b"]"#))
  }

  @Test func `strings have the members of Swift's strings`() throws {
    let said = try play(
      10, Row(name: "texts", marks: [(10, .element("abc")), (20, .element("a longer text, by far"))]))
    #expect(said.contains(#"20 o0 ["cba", "raf yb ,txet regnol a"]"#))
  }

  @Test func `a row can contain fractional numbers`() throws {
    let said = try play(
      11, Row(name: "degrees", marks: [(10, .element("21.5")), (20, .element("-1e2")), (30, .element("4"))]))
    #expect(said.contains("10 o0 10.75\n20 o0 -50.0\n30 o0 2.0"))
    #expect(try play(11, Row(name: "degrees", marks: [(10, .element("warm"))])) == "refused: warm")
  }
}
