import Foundation
import Synchronization

/// The server-sent events of a session.
///
/// A page that connects late receives the current value of each state and the latest reports.
final class EventStream: Sendable {
  private let contents = Mutex(Contents())
  /// Identifies this run, so a page can reset itself if it reconnects to another run.
  private let run = UUID().uuidString

  private struct Contents {
    var clients: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    var nextClient = 0
    /// The names of the states, in the order in which they were first published.
    var names: [String] = []
    var states: [String: String] = [:]
    var reports: [String] = []
    var isClosed = false
    /// The number of pages that have announced that they are about to be closed, and have not disconnected yet.
    var departures = 0
    /// Whether the last page that has disconnected had announced it.
    var hasAnnounced = false
    /// The time when the last page disconnected or the stream was created.
    var lastDisconnected = ContinuousClock.now
  }

  /// The maximum number of reports that are stored for pages that connect late.
  private static let reportLimit = 300
  /// The maximum number of undelivered events, after which a page is disconnected.
  private static let bufferLimit = 2000

  /// Connects a page, and returns its events, encoded as an event stream.
  func connect() -> AsyncStream<[UInt8]> {
    AsyncStream([UInt8].self, bufferingPolicy: .bufferingOldest(Self.bufferLimit)) { page in
      contents.withLock { contents in
        var history = Event("hello", "{\"run\":\"\(run)\"}").bytes
        for name in contents.names { history += Event(name, contents.states[name] ?? "null").bytes }
        for report in contents.reports { history += Event("report", report).bytes }
        page.yield(Array("retry: 1000\n\n".utf8) + history + Event("ready", "{}").bytes)
        guard !contents.isClosed else { return page.finish() }
        contents.departures = 0
        let number = contents.nextClient
        contents.nextClient += 1
        contents.clients[number] = page
        page.onTermination = { [self] _ in self.remove(number) }
      }
    }
  }

  /// Sends the new value of a state.
  func publish(_ state: String, _ value: String) {
    send(Event(state, value)) { contents in
      if contents.states.updateValue(value, forKey: state) == nil { contents.names.append(state) }
    }
  }

  func report(_ report: String) {
    send(Event("report", report)) { contents in
      contents.reports.append(report)
      if contents.reports.count > Self.reportLimit { contents.reports.removeFirst() }
    }
  }

  /// Sends an event that shows that the server is alive.
  func sendHeartbeat() { send(Event("beat", "{}")) { _ in } }

  /// Notifies all pages that the server is about to stop, and disconnects them.
  func close() {
    send(Event("goodbye", "{}")) { $0.isClosed = true }
    disconnectAll()
  }

  /// Ends the events of all connected pages.
  func disconnectAll() {
    // Outside the lock, because `onTermination` takes it.
    let clients = contents.withLock { contents in
      defer { contents.clients = [:] }
      return contents.clients
    }
    for page in clients.values { page.finish() }
  }

  /// The time when the last page disconnected, or nil if a page is connected.
  var idleSince: ContinuousClock.Instant? {
    contents.withLock { $0.clients.isEmpty ? $0.lastDisconnected : nil }
  }

  /// Records that a page is about to be closed.
  ///
  /// A page that is reloaded also announces this, and then connects again. The announcement may arrive after the page has
  /// disconnected.
  func leave() { contents.withLock { $0.departures += 1 } }

  /// Whether the last page has announced that it was about to be closed.
  var isAbandoned: Bool {
    contents.withLock { $0.clients.isEmpty && ($0.hasAnnounced || $0.departures > 0) }
  }

  private func remove(_ page: Int) {
    contents.withLock { contents in
      _ = contents.clients.removeValue(forKey: page)
      contents.lastDisconnected = .now
      contents.hasAnnounced = contents.departures > 0
      if contents.hasAnnounced { contents.departures -= 1 }
    }
  }

  private func send(_ event: Event, _ update: (inout Contents) -> Void) {
    let bytes = event.bytes
    // Under the lock, so a page that connects in the meantime receives the event exactly once. `yield` doesn't run code
    // that takes the lock.
    let overflowed = contents.withLock { contents in
      update(&contents)
      return contents.clients.filter { _, page in
        if case .dropped = page.yield(bytes) { true } else { false }
      }
    }
    for page in overflowed.values { page.finish() }
  }

  /// An event in the format of an event stream.
  private struct Event {
    let bytes: [UInt8]

    init(_ name: String, _ data: String) {
      let lines = data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      bytes = Array("event: \(name)\n\(lines.map { "data: \($0)\n" }.joined())\n".utf8)
    }
  }
}
