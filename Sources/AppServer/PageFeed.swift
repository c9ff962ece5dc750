import Foundation
import Synchronization

/// What all pages are told: the states, which a page that comes late gets as they are, and the reports, of which it gets
/// the last ones.
final class PageFeed: Sendable {
  private let contents = Mutex(Contents())
  /// Names this run: a page that meets another one begins anew.
  private let run = UUID().uuidString

  private struct Contents {
    var pages: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    var nextPage = 0
    /// The names of the states in the order in which they were first told.
    var names: [String] = []
    var states: [String: String] = [:]
    var reports: [String] = []
    var isClosed = false
    /// When the last page left, or the feed began.
    var lastLeft = ContinuousClock.now
  }

  /// How many reports are kept for pages to come.
  private static let memory = 300
  /// How far a page may lag behind; then it has to begin anew.
  private static let patience = 2000

  /// The events of a page that has come, as the bytes of an event stream.
  func open() -> AsyncStream<[UInt8]> {
    AsyncStream([UInt8].self, bufferingPolicy: .bufferingOldest(Self.patience)) { page in
      contents.withLock { contents in
        var past = Event("hello", "{\"run\":\"\(run)\"}").bytes
        for name in contents.names { past += Event(name, contents.states[name] ?? "null").bytes }
        for report in contents.reports { past += Event("report", report).bytes }
        page.yield(Array("retry: 1000\n\n".utf8) + past + Event("ready", "{}").bytes)
        guard !contents.isClosed else { return page.finish() }
        let number = contents.nextPage
        contents.nextPage += 1
        contents.pages[number] = page
        page.onTermination = { [self] _ in self.leave(number) }
      }
    }
  }

  /// Tells what a state is from now on.
  func tell(_ state: String, _ value: String) {
    send(Event(state, value)) { contents in
      if contents.states.updateValue(value, forKey: state) == nil { contents.names.append(state) }
    }
  }

  func report(_ report: String) {
    send(Event("report", report)) { contents in
      contents.reports.append(report)
      if contents.reports.count > Self.memory { contents.reports.removeFirst() }
    }
  }

  /// Says that the server is still there.
  func beat() { send(Event("beat", "{}")) { _ in } }

  /// Tells all pages that the server is about to end, and lets them go.
  func close() {
    send(Event("goodbye", "{}")) { $0.isClosed = true }
    letGo()
  }

  /// Ends the events of all pages that listen.
  func letGo() {
    // A page that is let go of calls back, and finds the lock free.
    let pages = contents.withLock { contents in
      defer { contents.pages = [:] }
      return contents.pages
    }
    for page in pages.values { page.finish() }
  }

  /// Since when nobody has listened; nil if somebody does.
  var silentSince: ContinuousClock.Instant? {
    contents.withLock { $0.pages.isEmpty ? $0.lastLeft : nil }
  }

  private func leave(_ page: Int) {
    contents.withLock { contents in
      _ = contents.pages.removeValue(forKey: page)
      contents.lastLeft = .now
    }
  }

  private func send(_ event: Event, _ note: (inout Contents) -> Void) {
    let bytes = event.bytes
    // Under the lock, so that a page that comes meanwhile is told once. Nothing is resumed here that could ask for it.
    let late = contents.withLock { contents in
      note(&contents)
      return contents.pages.filter { _, page in
        if case .dropped = page.yield(bytes) { true } else { false }
      }
    }
    for page in late.values { page.finish() }
  }

  /// An event as it goes over the wire.
  private struct Event {
    let bytes: [UInt8]

    init(_ name: String, _ data: String) {
      let lines = data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      bytes = Array("event: \(name)\n\(lines.map { "data: \($0)\n" }.joined())\n".utf8)
    }
  }
}
