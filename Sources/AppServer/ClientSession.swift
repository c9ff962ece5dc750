import Dispatch
import Reactive
import Synchronization

/// A running session, and the events that its pages receive.
///
/// `@unchecked Sendable`: `active` is only accessed on the app's queue.
final class ClientSession: @unchecked Sendable {
  let stream = EventStream()
  private let created = ContinuousClock.now
  private let queue: DispatchQueue
  private let make: @Sendable () -> ServedSession
  private var active: (session: ServedSession, bag: DisposeBag)?

  init(on queue: DispatchQueue, _ make: @escaping @Sendable () -> ServedSession) {
    self.queue = queue
    self.make = make
  }

  /// Creates the session and subscribes to it, unless it has already started.
  func start() {
    queue.async { [self] in
      guard active == nil else { return }
      let session = make()
      let bag = DisposeBag()
      active = (session, bag)
      session.reports.subscribe(onNext: { [stream] in stream.report($0) }).disposed(by: bag)
      for state in session.states {
        state.values.subscribe(onNext: { [stream] in stream.publish(state.name, $0) }).disposed(by: bag)
      }
    }
  }

  /// Disposes of the session and disconnects its pages, which then reset themselves.
  func end() {
    queue.async { self.active = nil }
    stream.disconnectAll()
  }

  /// Returns the sort key for eviction: sessions that have been idle for longest at `time` come first, then the oldest.
  func evictionOrder(at time: ContinuousClock.Instant) -> (ContinuousClock.Instant, ContinuousClock.Instant) {
    (stream.idleSince ?? time, created)
  }

  /// Performs an action, and returns whether an action of this name exists.
  func perform(_ action: String, _ value: String?) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.active?.session.perform(action, value) ?? false) }
    }
  }

  /// Waits until the queue has finished all earlier work.
  func waitUntilReady() async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }
}

/// The sessions of an app: one for all pages, or one for each page.
final class ClientSessions: Sendable {
  private let app: ServedApp
  private let all = Mutex<[String: ClientSession]>([:])

  /// The time after which a session without connected pages ends.
  ///
  /// It is long because hidden pages disconnect.
  private static let idleLimit = Duration.seconds(600)
  /// The time after which a session ends if its page has been closed.
  ///
  /// A page that is reloaded connects again within this time.
  private static let closedLimit = Duration.seconds(25)
  /// The maximum number of sessions.
  private static let sessionLimit = 100

  init(_ app: ServedApp) {
    self.app = app
    if case .shared = app.sessions { session(of: "").start() }
  }

  /// Returns the events of the session of `page`, which is created if necessary.
  func events(for page: String) async -> AsyncStream<[UInt8]> {
    let session = session(of: key(page))
    session.start()
    await session.waitUntilReady()
    return session.stream.connect()
  }

  /// Performs an action in the session of `page`, and returns whether both the session and the action exist.
  func perform(_ action: String, _ value: String?, for page: String) async -> Bool {
    let session = all.withLock { [key = key(page)] in $0[key] }
    return await session?.perform(action, value) ?? false
  }

  /// Records that a page is about to be closed.
  func leave(_ page: String) {
    if case .shared = app.sessions { return }
    all.withLock { $0[page] }?.stream.leave()
  }

  /// Sends a heartbeat to all pages, and ends idle sessions.
  ///
  /// - Parameter now: The current time.
  func sendHeartbeat(at now: ContinuousClock.Instant = .now) {
    for session in all.withLock({ Array($0.values) }) { session.stream.sendHeartbeat() }
    guard case .perPage = app.sessions else { return }
    let abandoned = all.withLock { sessions in
      let names = sessions.filter { session in
        let stream = session.value.stream
        let limit = stream.isAbandoned ? Self.closedLimit : Self.idleLimit
        return stream.idleSince.map { $0 < now - limit } ?? false
      }.keys
      return names.compactMap { sessions.removeValue(forKey: $0) }
    }
    for session in abandoned { session.end() }
  }

  func close() {
    for session in all.withLock({ Array($0.values) }) { session.stream.close() }
  }

  private func key(_ page: String) -> String {
    if case .shared = app.sessions { "" } else { page }
  }

  private func session(of page: String) -> ClientSession {
    let (session, ended) = all.withLock { sessions in
      if let session = sessions[page] { return (session, ClientSession?.none) }
      let session = ClientSession(on: app.queue, make)
      sessions[page] = session
      guard sessions.count > Self.sessionLimit else { return (session, nil) }
      let now = ContinuousClock.now
      let others = sessions.filter { $0.key != page }
      let last = others.min { $0.value.evictionOrder(at: now) < $1.value.evictionOrder(at: now) }
      return (session, last.flatMap { sessions.removeValue(forKey: $0.key) })
    }
    ended?.end()
    return session
  }

  private var make: @Sendable () -> ServedSession {
    switch app.sessions {
    case .shared(let session): { session }
    case .perPage(let make): make
    }
  }
}
