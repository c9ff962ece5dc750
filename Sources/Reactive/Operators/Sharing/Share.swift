extension ObservableType {
  /// Shares one subscription to the source among all subscribers: the first starts it, and the last disposes of it.
  ///
  ///     let readings = sensor.share(replay: 1)
  ///
  /// If all subscribers have been disposed of before the source has terminated, the next subscriber subscribes to the
  /// source again. With `.forever` it first receives the elements that are still cached, so elements of two runs follow
  /// one another; with `.whileConnected` nothing is cached any more.
  ///
  /// If the source has terminated, it depends on the scope as well. With `.whileConnected` the next subscriber
  /// subscribes to the source again. With `.forever` it receives the cached elements and the terminal event, and the
  /// source isn't subscribed to any more.
  ///
  /// Elements are delivered one at a time, on the thread on which the source emits; cached elements on the thread that
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
  /// Until the shared sequence is deallocated.
  ///
  /// A subscriber that comes after all others have been disposed of receives the cached elements and starts the source
  /// again. One that comes after the source has terminated receives the cached elements and the terminal event.
  case forever
  /// Until the subscription to the source ends.
  ///
  /// A subscriber that comes after all others have been disposed of, or after the source has terminated, starts the
  /// source again and receives nothing from the previous run.
  case whileConnected
}

/// A source, and the connection to it that its subscribers share.
///
/// `@unchecked Sendable`: the lock guards the variables, including the variables of its connections.
@usableFromInline
final class Shared<Element>: @unchecked Sendable {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let replay: Int
  /// The multicaster of all connections; nil if each connection has its own.
  @usableFromInline let lasting: Multicaster<Element>?
  private let lock = Lock()
  @exclusivity(unchecked) private var current: Connection<Element>?

  @inlinable
  init(_ source: Observable<Element>, replay: Int, _ scope: SubjectLifetimeScope) {
    self.source = source.bare
    self.replay = replay
    lasting = scope == .forever ? Multicaster(replaying: replay) : nil
  }

  @inlinable
  func add(_ downstream: Downstream<Element>) {
    let connection = join()
    let multicaster = connection.multicaster
    guard
      multicaster.replaysOnSubscription
        ? multicaster.addAfterReplay(downstream) : multicaster.join(downstream)
    else {
      multicaster.emitTermination(downstream)
      // If the source was released without a terminal event, this subscriber still counts as a listener, although
      // nothing will come.
      return downstream.lifetime.hold(Listener(self, connection))
    }
    downstream.lifetime.hold(Listener(self, connection))
    if !downstream.lifetime.isOver, claimsStart(of: connection) { start(connection) }
  }

  @inlinable
  func start(_ connection: Connection<Element>) {
    let token = ConnectionToken(connection, ownsMulticaster: lasting == nil)
    let next: (Element) -> Void =
      if lasting != nil {
        // Elements that a connection emits after its disposal must not reach the listeners of the next one.
        { if !connection.isOver { token.multicaster.next($0, of: connection) } }
      } else {
        replay == 0 ? { token.multicaster.next($0) } : { token.multicaster.nextRecent($0) }
      }
    source.start(
      Downstream(
        connection, next: next,
        end: { error in
          guard connection.finish() else { return }
          // A connection with its own multicaster is removed before the terminal event, so a subscriber that reacts to
          // the event starts a new run.
          if self.lasting == nil { self.forget(connection) }
          token.multicaster.end(error)
          self.forget(connection)
          connection.close()
        }))
  }

  @usableFromInline
  func join() -> Connection<Element> {
    lock {
      let connection = current ?? Connection(lasting ?? Multicaster(replaying: replay))
      current = connection
      connection.listeners += 1
      return connection
    }
  }

  /// Returns true for the first caller of each connection.
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
      // Finished before a listener of the next connection can join the same multicaster.
      _ = connection.finish()
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
/// `@unchecked Sendable`: the lock of the `Shared` guards the variables.
@usableFromInline
final class Connection<Element>: Lifetime, @unchecked Sendable {
  @usableFromInline let multicaster: Multicaster<Element>
  @exclusivity(unchecked) fileprivate var listeners = 0
  @exclusivity(unchecked) fileprivate var isStarted = false

  @usableFromInline
  init(_ multicaster: Multicaster<Element>) {
    self.multicaster = multicaster
    super.init()
  }
}

/// A token that the source of a connection retains through both its handlers.
///
/// When it is deallocated, nothing can emit any more, so the listeners are removed.
@usableFromInline
final class ConnectionToken<Element> {
  @usableFromInline let multicaster: Multicaster<Element>
  private let connection: Connection<Element>
  /// True if no other connection will use this multicaster.
  private let ownsMulticaster: Bool

  @usableFromInline
  init(_ connection: Connection<Element>, ownsMulticaster: Bool) {
    self.connection = connection
    self.ownsMulticaster = ownsMulticaster
    multicaster = connection.multicaster
  }

  deinit { multicaster.clear(isForGood: ownsMulticaster, of: connection) }
}

/// Removes a listener from its connection when the listener's subscription ends.
@usableFromInline
final class Listener<Element>: Releasable {
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

extension Multicaster {
  /// Creates a multicaster that replays the last `count` elements.
  @inlinable
  convenience init(replaying count: Int) {
    self.init(count == 0 ? .nothing : .recent(ReplayBuffer(capacity: count)))
  }
}
