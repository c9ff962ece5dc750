import Foundation
import Synchronization

/// An HTTP/1.1 server for small requests.
///
/// One thread waits for all connections with `poll`, and reads and writes what is possible without blocking. So no
/// client delays another one, and expired connections are closed in one place. Requests are answered by tasks.
///
/// `@unchecked Sendable`: the variables are only accessed on the server's thread.
final class HTTPServer: @unchecked Sendable {
  let port: UInt16
  let limits: HTTPLimits
  let handler: @Sendable (HTTPRequest) async -> HTTPResponse
  private let wakeUp: (reading: Int32, writing: Int32)
  private let inbox = Mutex(Inbox())
  private var listener: Int32?
  private var connections: [HTTPConnection] = []
  /// The time until which no connection is accepted, because descriptors have run out.
  private var pauseEnd: ContinuousClock.Instant?

  /// What other threads request.
  private struct Inbox {
    var work: [@Sendable () -> Void] = []
    /// The time at which all connections are closed, once the server should stop.
    var stopDeadline: ContinuousClock.Instant?
    var whenStopped: [CheckedContinuation<Void, Never>] = []
    var hasStopped = false
  }

  /// Starts answering requests with `handler`.
  ///
  /// - Parameter port: The port to listen on, or nil for any free port.
  init(
    on address: String, port: UInt16?, limits: HTTPLimits = HTTPLimits(),
    handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws(AppServerError) {
    guard let wakeUp = Socket.pipe() else {
      throw .cannotListen(port: port, reason: String(cString: strerror(errno)))
    }
    guard let listener = Socket.listening(on: address, port: port ?? 0) else {
      let reason = String(cString: strerror(errno))
      for end in [wakeUp.reading, wakeUp.writing] { close(end) }
      throw .cannotListen(port: port, reason: reason)
    }
    self.wakeUp = wakeUp
    self.listener = listener
    self.port = Socket.port(of: listener)
    self.limits = limits
    self.handler = handler
    Thread.detachNewThread { [self] in run() }
  }

  /// Stops listening, closes connections after their current response, or after `grace`, and waits for that.
  func stop(grace: Duration = .zero) async {
    await withCheckedContinuation { requestStop(grace, $0) }
  }

  /// Does the same as `stop`, but doesn't wait.
  func requestStop(_ grace: Duration = .zero, _ whenStopped: CheckedContinuation<Void, Never>? = nil) {
    let isRequested = request { inbox in
      inbox.stopDeadline = .now + grace
      if let whenStopped { inbox.whenStopped.append(whenStopped) }
    }
    if !isRequested { whenStopped?.resume() }
  }

  /// Performs `work` on the server's thread, or here if the server has stopped.
  func perform(_ work: @escaping @Sendable () -> Void) {
    if !request({ $0.work.append(work) }) { work() }
  }

  /// Changes the inbox and wakes the thread, or returns false if the server has stopped.
  private func request(_ change: (inout Inbox) -> Void) -> Bool {
    inbox.withLock { inbox in
      guard !inbox.hasStopped else { return false }
      change(&inbox)
      // If the pipe is full, the thread is about to wake up.
      _ = write(wakeUp.writing, [UInt8(0)], 1)
      return true
    }
  }

  // MARK: The server's thread

  private func run() {
    while true {
      let (work, stopDeadline) = inbox.withLock { inbox in
        defer { inbox.work = [] }
        return (inbox.work, inbox.stopDeadline)
      }
      for item in work { item() }
      if stopDeadline != nil {
        if let listener = listener.take() { close(listener) }
        for connection in connections { connection.closeAfterResponse() }
      }
      let now = ContinuousClock.now
      for connection in connections {
        if stopDeadline.map({ $0 <= now }) == true {
          connection.close()
        } else if connection.deadline.map({ $0 <= now }) == true {
          connection.expire()
        }
      }
      if pauseEnd.map({ $0 <= now }) == true { pauseEnd = nil }
      connections.removeAll(where: \.isClosed)
      if stopDeadline != nil, connections.isEmpty { return end() }
      wait(until: (connections.map(\.deadline) + [pauseEnd, stopDeadline]).compactMap(\.self).min())
    }
  }

  private func end() {
    let (work, whenStopped) = inbox.withLock { inbox in
      inbox.hasStopped = true
      for end in [wakeUp.reading, wakeUp.writing] { close(end) }
      return (inbox.work, inbox.whenStopped)
    }
    for item in work { item() }
    for continuation in whenStopped { continuation.resume() }
  }

  /// Waits for the next events, at most until `deadline`, and handles them.
  private func wait(until deadline: ContinuousClock.Instant?) {
    var polled = [pollfd(fd: wakeUp.reading, events: Int16(POLLIN), revents: 0)]
    polled += connections.map { pollfd(fd: $0.socket, events: $0.events, revents: 0) }
    if let listener, pauseEnd == nil {
      polled.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0))
    }
    let milliseconds = deadline.map { (ContinuousClock.now.duration(to: $0) / .milliseconds(1)).rounded(.up) }
    let timeout = milliseconds.map { Int32(max(0, min($0, 60_000))) } ?? -1
    guard poll(&polled, nfds_t(polled.count), timeout) > 0 else { return }
    if polled[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 4096)
      _ = read(wakeUp.reading, &bytes, bytes.count)
    }
    let isConnecting = polled.count > connections.count + 1 && polled[connections.count + 1].revents != 0
    for (connection, result) in zip(connections, polled.dropFirst()) where result.revents != 0 {
      connection.handle(result.revents)
    }
    if isConnecting { accept() }
  }

  /// Accepts waiting connections, but only some of them, so the others are read meanwhile.
  private func accept() {
    guard let listener else { return }
    for _ in 0..<100 {
      if let (socket, client) = Socket.accept(on: listener) {
        if connections.count >= limits.connections { evict() }
        connections.append(HTTPConnection(socket, from: client, server: self))
      } else if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
        // The connection keeps waiting, so `poll` would return at once.
        guard evict() else { return pauseEnd = .now + .milliseconds(100) }
      } else if errno == EAGAIN {
        return
      }
    }
  }

  /// Closes a connection of the client that has the most, and returns whether there was one.
  ///
  /// So a client can use up all connections only if no other client needs them. A connection on which no request is
  /// being answered is closed first, then the one that has been silent for longest.
  @discardableResult
  private func evict() -> Bool {
    let clients = Dictionary(grouping: connections.filter { !$0.isClosed }, by: \.client)
    let most = clients.values.max { $0.count < $1.count }
    let last = most?.min { ($0.isBusy ? 1 : 0, $0.lastUsed) < ($1.isBusy ? 1 : 0, $1.lastUsed) }
    last?.close()
    connections.removeAll(where: \.isClosed)
    return last != nil
  }
}
