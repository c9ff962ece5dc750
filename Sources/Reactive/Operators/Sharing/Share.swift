extension ObservableType {
  /// Shares one subscription to the source among all subscribers: the first starts it, and the last disposes of it.
  ///
  ///     let readings = sensor.share(replay: 1)
  ///
  /// When all subscribers have been disposed of before the source has terminated, the next subscriber subscribes to the
  /// source again. With `.forever` it receives the elements that are still cached first, so elements of two runs follow
  /// one another; with `.whileConnected` nothing is cached any more.
  ///
  /// When the source has terminated, the next subscriber subscribes to it again with `.whileConnected`. With `.forever` it
  /// receives the cached elements and the terminal event, and the source isn't subscribed to any more.
  ///
  /// Elements are delivered one at a time, on the thread on which the source emits; cached ones on the thread that
  /// subscribes.
  ///
  /// - Parameters:
  ///   - replay: How many of the last elements a late subscriber receives, before live ones.
  ///   - scope: How long the elements stay cached: for one subscription to the source, or forever.
  /// - Precondition: `replay` is not negative.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    precondition(replay >= 0, "share cannot replay \(replay) elements.")
    let shared = Shared(asObservable(), replay: replay, scope)
    return Observable(isDirect: true) { shared.add($0) }
  }
}

/// How long `share` caches the elements that it replays.
public enum SubjectLifetimeScope: Sendable {
  /// For as long as the shared sequence exists.
  ///
  /// A subscriber that comes after all others have been disposed of receives the cached elements and starts the source
  /// again; one that comes after the source has terminated receives the cached elements and the terminal event.
  case forever
  /// For one subscription to the source.
  ///
  /// A subscriber that comes after all others have been disposed of, or after the source has terminated, starts the
  /// source again, and receives nothing of the run before.
  case whileConnected
}

/// A sequence that its subscribers share one connection to.
///
/// `@unchecked Sendable`: the variables, also those of the connections, are guarded by the lock.
@usableFromInline
final class Shared<Element>: @unchecked Sendable {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let replay: Int
  /// The hub of all connections; nil where each has its own.
  @usableFromInline let lasting: Hub<Element>?
  private let lock = Lock()
  @exclusivity(unchecked) private var current: Connection<Element>?

  @inlinable
  init(_ source: Observable<Element>, replay: Int, _ scope: SubjectLifetimeScope) {
    self.source = source.bare
    self.replay = replay
    lasting = scope == .forever ? Hub(replaying: replay) : nil
  }

  @inlinable
  func add(_ downstream: Downstream<Element>) {
    let connection = join()
    let hub = connection.hub
    guard hub.replaysOnArrival ? hub.joinAfterReplay(downstream) : hub.join(downstream) else {
      hub.refuse(downstream)
      // Where the source has let go of everything without an end, this waits for it in vain, and counts as a listener.
      return downstream.lifetime.hold(Listener(self, connection))
    }
    downstream.lifetime.hold(Listener(self, connection))
    if !downstream.lifetime.isOver, claimsStart(of: connection) { start(connection) }
  }

  @inlinable
  func start(_ connection: Connection<Element>) {
    let intake = Intake(connection, isLast: lasting == nil)
    let next: (Element) -> Void =
      if lasting != nil {
        // What a connection sends after its disposal must not reach the next one's listeners.
        replay == 0
          ? { if !connection.isOver { intake.hub.next($0) } }
          : { if !connection.isOver { intake.hub.nextRecent($0) } }
      } else {
        replay == 0 ? { intake.hub.next($0) } : { intake.hub.nextRecent($0) }
      }
    source.start(
      Downstream(
        connection, next: next,
        end: { error in
          guard connection.finish() else { return }
          // A hub of one connection is left before it ends: who subscribes because of the end begins afresh.
          if self.lasting == nil { self.forget(connection) }
          intake.hub.end(error)
          self.forget(connection)
          connection.close()
        }))
  }

  @usableFromInline
  func join() -> Connection<Element> {
    lock {
      let connection = current ?? Connection(lasting ?? Hub(replaying: replay))
      current = connection
      connection.listeners += 1
      return connection
    }
  }

  /// True for one caller of each connection.
  @usableFromInline
  func claimsStart(of connection: Connection<Element>) -> Bool {
    lock {
      if connection.isStarted || connection.isOver { return false }
      connection.isStarted = true
      return true
    }
  }

  @usableFromInline
  func leave(_ connection: Connection<Element>) {
    let isLast = lock { () -> Bool in
      connection.listeners -= 1
      if connection.listeners > 0 { return false }
      if current === connection { current = nil }
      return true
    }
    if isLast { connection.dispose() }
  }

  @usableFromInline
  func forget(_ connection: Connection<Element>) {
    lock { if current === connection { current = nil } }
  }
}

/// The lifetime of one subscription to a shared source.
///
/// `@unchecked Sendable`: the variables are guarded by the lock of the sequence that is shared.
@usableFromInline
final class Connection<Element>: Lifetime, @unchecked Sendable {
  @usableFromInline let hub: Hub<Element>
  @exclusivity(unchecked) fileprivate var listeners = 0
  @exclusivity(unchecked) fileprivate var isStarted = false

  @usableFromInline
  init(_ hub: Hub<Element>) {
    self.hub = hub
    super.init()
  }
}

/// What the source of a connection holds, on the way of elements and on that of the end; without it nobody sends any
/// more, and the listeners are let go.
@usableFromInline
final class Intake<Element> {
  @usableFromInline let hub: Hub<Element>
  private let connection: Connection<Element>
  /// Whether no other connection will have this hub.
  private let isLast: Bool

  @usableFromInline
  init(_ connection: Connection<Element>, isLast: Bool) {
    self.connection = connection
    self.isLast = isLast
    hub = connection.hub
  }

  deinit { if !connection.isOver { hub.clear(isForGood: isLast) } }
}

/// What leaves a connection when its subscription is over.
@usableFromInline
final class Listener<Element>: Holding {
  private let shared: Shared<Element>
  private let connection: Connection<Element>

  @usableFromInline
  init(_ shared: Shared<Element>, _ connection: Connection<Element>) {
    self.shared = shared
    self.connection = connection
  }

  @usableFromInline
  func release(_ key: Int) { shared.leave(connection) }
}

extension Hub {
  /// A hub that replays the last `count` elements.
  @inlinable
  convenience init(replaying count: Int) {
    self.init(count == 0 ? .forgotten : .recent(ReplayBuffer(capacity: count)))
  }
}
