import ExitTesting
import Foundation
import Testing

@testable import Reactive

struct DebugTests {
  @Test(.exitTest) func `debug prints the subscription, the events and the disposal`() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      _ = Observable.of(1).debug("id").subscribe { print($0) }
      fflush(nil)
    }
    let text = String(decoding: result.standardOutputContent, as: UTF8.self)
    let lines = text.split(separator: "\n").map { line in
      line.contains(": id ->") ? "[TIME]\(line.dropFirst("2026-01-31 09:30:00.000".count))" : String(line)
    }
    #expect(
      lines == [
        "[TIME]: id -> subscribed", "[TIME]: id -> Event next(1)", "next(1)", "[TIME]: id -> Event completed",
        "completed", "[TIME]: id -> isDisposed",
      ])
  }

  @Test func `without an identifier, lines start with the location in the source file`() {
    let log = DebugLog(nil, trimOutput: false, file: "/a/b/Shop.swift", line: 7, function: "open()")
    #expect(log.line("subscribed").hasSuffix(": Shop.swift:7 (open()) -> subscribed"))
  }

  @Test func `trimOutput shortens long events in the middle`() {
    let log = DebugLog("id", trimOutput: true, file: "", line: 0, function: "")
    let long = "next(\(String(repeating: "x", count: 60)))"
    #expect(log.text(of: long) == "Event next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)")
    let twenty = String(repeating: "x", count: 20)
    #expect(log.text(of: twenty + twenty) == "Event \(twenty)\(twenty)")
    #expect(log.text(of: twenty + "y" + twenty) == "Event \(twenty)...\(twenty)")
  }
}
