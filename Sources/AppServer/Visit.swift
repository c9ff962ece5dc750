import Dispatch
import Reactive
import Synchronization

/// A session that is being used, and what its pages are told.
///
/// `@unchecked Sendable`: the variable belongs to the app's queue.
final class Visit: @unchecked Sendable {
  let feed = PageFeed()
  private let beginning = ContinuousClock.now
  private let queue: DispatchQueue
  private let make: @Sendable () -> ServedSession
  private var use: (session: ServedSession, bag: DisposeBag)?

  init(on queue: DispatchQueue, _ make: @escaping @Sendable () -> ServedSession) {
    self.queue = queue
    self.make = make
  }

  /// Makes the session and subscribes to it, unless that has been done.
  func begin() {
    queue.async { [self] in
      guard use == nil else { return }
      let session = make()
      let bag = DisposeBag()
      use = (session, bag)
      session.reports.subscribe(onNext: { [feed] in feed.report($0) }).disposed(by: bag)
      for state in session.states {
        state.values.subscribe(onNext: { [feed] in feed.tell(state.name, $0) }).disposed(by: bag)
      }
    }
  }

  /// Leaves the session, and lets its pages go, which then begin anew.
  func end() {
    queue.async { self.use = nil }
    feed.letGo()
  }

  /// Of two visits the one with the lower rank leaves first: nobody has listened to it for longer at `time`, or for as
  /// long, and it is older.
  func rank(at time: ContinuousClock.Instant) -> (ContinuousClock.Instant, ContinuousClock.Instant) {
    (feed.silentSince ?? time, beginning)
  }

  /// Performs an action; false if there is none.
  func perform(_ action: String, _ value: String?) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.use?.session.perform(action, value) ?? false) }
    }
  }

  /// Returns when what was begun has been done.
  func isReady() async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }
}

/// All visits: one for all pages, or one for each.
final class Visits: Sendable {
  private let app: ServedApp
  private let all = Mutex<[String: Visit]>([:])

  /// How long a visit is kept that no page listens to: pages sleep, and are loaded again.
  private static let patience = Duration.seconds(600)
  /// How many visits there may be; the one that nobody has listened to for longest, or the oldest, makes room.
  private static let most = 100

  init(_ app: ServedApp) {
    self.app = app
    if case .one = app.users { visit(of: "").begin() }
  }

  /// What happens in the visit of `page`, which begins if there is none.
  func open(_ page: String) async -> AsyncStream<[UInt8]> {
    let visit = visit(of: key(page))
    visit.begin()
    await visit.isReady()
    return visit.feed.open()
  }

  /// Performs an action in the visit of `page`; false if there is no such action, or no visit.
  func perform(_ action: String, _ value: String?, for page: String) async -> Bool {
    let visit = all.withLock { [key = key(page)] in $0[key] }
    return await visit?.perform(action, value) ?? false
  }

  /// Says to all pages that the server is still there, and ends visits that nobody listens to.
  func beat() {
    for visit in all.withLock({ Array($0.values) }) { visit.feed.beat() }
    guard case .eachPage = app.users else { return }
    let now = ContinuousClock.now
    let abandoned = all.withLock { visits in
      let names = visits.filter { $0.value.feed.silentSince.map { $0 < now - Self.patience } ?? false }.keys
      return names.compactMap { visits.removeValue(forKey: $0) }
    }
    for visit in abandoned { visit.end() }
  }

  func close() {
    for visit in all.withLock({ Array($0.values) }) { visit.feed.close() }
  }

  private func key(_ page: String) -> String {
    if case .one = app.users { "" } else { page }
  }

  private func visit(of page: String) -> Visit {
    let (visit, ended) = all.withLock { visits in
      if let visit = visits[page] { return (visit, Visit?.none) }
      let visit = Visit(on: app.queue, make)
      visits[page] = visit
      guard visits.count > Self.most else { return (visit, nil) }
      let now = ContinuousClock.now
      let others = visits.filter { $0.key != page }
      let last = others.min { $0.value.rank(at: now) < $1.value.rank(at: now) }
      return (visit, last.flatMap { visits.removeValue(forKey: $0.key) })
    }
    ended?.end()
    return visit
  }

  private var make: @Sendable () -> ServedSession {
    switch app.users {
    case .one(let session): { session }
    case .eachPage(let make): make
    }
  }
}
