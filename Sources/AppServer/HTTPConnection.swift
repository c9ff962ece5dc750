import Foundation

/// The connection of one client.
///
/// Requests are answered one after another. While a request is being answered, nothing is read, so a client that
/// sends faster than it reads has to wait.
///
/// `@unchecked Sendable`: it is only used on the server's thread.
final class HTTPConnection: @unchecked Sendable {
  /// The client's address.
  let client: UInt32
  let socket: Int32
  private let server: HTTPServer
  private var limits: HTTPLimits { server.limits }

  private enum State { case reading, answering, sending, streaming, lingering, closed }

  private var state = State.reading
  /// The time at which the connection expires, if it waits for the client or for the app.
  private(set) var deadline: ContinuousClock.Instant?
  /// The time of the latest request or event.
  private(set) var lastUsed = ContinuousClock.now

  /// The bytes that have arrived and don't belong to a parsed request.
  private var input: [UInt8] = []
  /// The number of bytes in `input` that have been searched for the end of the head, and the start of their last line.
  private var searched = (count: 0, line: 0)
  private var request: (head: HTTPRequest, bodyLength: Int)?

  private var output: [UInt8] = []
  private var sentCount = 0
  private var closesAfterResponse = false
  /// Whether the client has closed its side of the connection.
  private var isHalfClosed = false
  /// The task that waits for the response, or for the next chunk of its body.
  private var task: Task<Void, Never>?
  /// Resumed when all output has been sent.
  private var whenSent: CheckedContinuation<Void, Never>?

  init(_ socket: Int32, from client: UInt32, server: HTTPServer) {
    self.socket = socket
    self.client = client
    self.server = server
    deadline = lastUsed + server.limits.idle
  }

  var isClosed: Bool { state == .closed }
  /// Whether a request is being answered.
  var isBusy: Bool { [.answering, .sending, .streaming].contains(state) }

  /// The events for which the connection waits; errors are always reported.
  var events: Int16 {
    switch state {
    case .reading, .lingering: Int16(POLLIN)
    case .sending: Int16(POLLOUT)
    case .streaming: Int16(output.isEmpty ? (isHalfClosed ? 0 : POLLIN) : POLLOUT)
    case .answering, .closed: 0
    }
  }

  /// Reads or writes after the system has reported `events`.
  func handle(_ events: Int16) {
    let events = Int32(events)
    if events & Int32(POLLERR | POLLNVAL) != 0 { return close() }
    if events & Int32(POLLOUT) != 0 { send() }
    if events & Int32(POLLIN) != 0 { read() } else if events & Int32(POLLHUP) != 0 { close() }
  }

  /// Closes the connection unless a request is being answered, and otherwise after the response.
  func closeAfterResponse() {
    closesAfterResponse = true
    if !isBusy { close() }
  }

  /// Ends what has taken too long.
  func expire() {
    switch state {
    case .reading where !input.isEmpty || request != nil:
      respond(HTTPResponse(Rejection(.requestTimeout, "The request took too long.")))
    case .answering:
      task?.cancel()
      respond(HTTPResponse(Rejection(.unavailable, "The answer took too long.")))
    case .reading, .sending, .streaming, .lingering: close()
    case .closed: break
    }
  }

  func close() {
    guard state != .closed else { return }
    state = .closed
    task?.cancel()
    whenSent.take()?.resume()
    Foundation.close(socket)
  }

  // MARK: Requests

  private func read() {
    let isOver = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = recv(socket, buffer.baseAddress, buffer.count, 0)
      if state == .reading, count > 0 { input += buffer[..<count] }
      return count == 0 || count < 0 && ![EAGAIN, EINTR].contains(errno)
    }
    switch (state, isOver) {
    case (.reading, false): parse()
    // A client that needs no more requests may still read its events.
    case (.streaming, true): isHalfClosed = true
    case (_, true): close()
    case (_, false): break
    }
  }

  /// Answers the next request if it has arrived completely.
  private func parse() {
    do throws(Rejection) {
      if request == nil {
        // Some clients send an empty line after a body.
        if searched.count == 0 { input.removeFirst(input.prefix { $0 == 0x0D || $0 == 0x0A }.count) }
        guard !input.isEmpty else { return }
        if searched.count == 0 { deadline = .now + limits.request }
        let end = headEnd()
        guard (end ?? input.count) <= limits.head else {
          throw Rejection(.headTooLarge, "The request has more than \(limits.head) bytes of headers.")
        }
        guard let end else { return }
        let head = try HTTPRequest(head: input[..<end])
        request = (head, try head.bodyLength(limit: limits.body))
        input.removeFirst(end)
      }
      guard let (head, length) = request, input.count >= length else { return }
      var complete = head
      complete.body = Array(input[..<length])
      input.removeFirst(length)
      searched = (0, 0)
      answer(complete)
    } catch {
      respond(HTTPResponse(error))
    }
  }

  /// Returns the index after the blank line that ends the head, or nil if it hasn't arrived.
  ///
  /// Each byte is looked at once, however slowly the head arrives.
  private func headEnd() -> Int? {
    while let end = input[searched.count...].firstIndex(of: 0x0A) {
      let line = input[searched.line..<end]
      searched = (end + 1, end + 1)
      if line.isEmpty || line.elementsEqual([0x0D]) { return end + 1 }
    }
    searched.count = input.count
    return nil
  }

  // MARK: Responses

  private func answer(_ request: HTTPRequest) {
    state = .answering
    lastUsed = .now
    deadline = lastUsed + limits.answer
    task = Task { [self, server] in
      let response = await server.handler(request)
      server.perform {
        // Meanwhile, the connection may have expired.
        if self.state == .answering { self.respond(response) }
      }
    }
  }

  private func respond(_ response: HTTPResponse) {
    let request = request.take()?.head
    closesAfterResponse = closesAfterResponse || response.closesConnection || request?.keepsConnection != true
    output = response.head(closing: closesAfterResponse)
    state = .sending
    deadline = .now + limits.response
    if request?.method != "HEAD" {
      switch response.body {
      case .none: break
      case .complete(let data): output += data
      case .cutOff(let data): output += data.prefix(data.count / 2)
      case .stream(let chunks): stream(chunks)
      }
    }
    send()
  }

  /// Sends `chunks`, each after the previous one has been sent.
  private func stream(_ chunks: AsyncStream<[UInt8]>) {
    state = .streaming
    task = Task { [self, server] in
      for await chunk in chunks {
        await withCheckedContinuation { sent in
          server.perform {
            guard self.state == .streaming else { return sent.resume() }
            self.whenSent = sent
            self.output += chunk
            self.deadline = .now + self.limits.response
            self.send()
          }
        }
      }
      server.perform {
        guard self.state == .streaming else { return }
        self.state = .sending
        self.send()
      }
    }
  }

  /// Sends as much of the output as the client's system accepts.
  private func send() {
    while sentCount < output.count {
      let count = output.withUnsafeBytes { Socket.send(socket, $0[sentCount...]) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else { return close() }
      sentCount += count
    }
    output = []
    sentCount = 0
    if state == .streaming {
      lastUsed = .now
      deadline = nil
      whenSent.take()?.resume()
    } else if closesAfterResponse {
      // If the connection were closed at once, unread bytes of the request would make the client's system discard the
      // response.
      shutdown(socket, Int32(SHUT_WR))
      state = .lingering
      deadline = .now + limits.linger
    } else {
      state = .reading
      deadline = .now + limits.idle
      parse()
    }
  }
}
