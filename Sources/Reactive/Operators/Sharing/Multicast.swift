extension ObservableType {
  /// Shares one run of this sequence through `subject`; the run starts with `connect()`.
  ///
  ///     let numbers = Observable.of(1, 2).multicast(PublishSubject())
  ///     let subscription = numbers.subscribe(onNext: { print($0) })
  ///     let connection = numbers.connect()  // 1, 2
  ///
  /// The subject also receives the terminal event. After that, late subscribers receive what that kind of subject emits
  /// to them.
  @inlinable
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// Shares one run of this sequence through a subject; each connection has its own subject.
  ///
  /// `makeSubject` is called at the first subscription or `connect()` of a run. The run starts with `connect()`.
  @inlinable
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let source = asObservable().bare
    let connections = Connections<Subject>()
    return ConnectableObservable { remember in
      let subject = connections.subject(makeSubject)
      let connection = Lifetime()
      guard let key = connections.begin(connection, subject) else {
        connection.dispose()
        // Another connection is active. If it ends at this moment, `connection`, which is disposed of, takes its place.
        let current = connections.current ?? connection
        remember(current)
        return current
      }
      #if (DEBUG || TRACE_RESOURCES) && !hasFeature(Embedded)
      Resources.recordIfWanted(connection)
      #endif
      remember(connection)
      connection.hold(ConnectionEnd(connections, key))
      let observer = subject.asObserver()
      source.start(
        Downstream(connection) { element in
          if !connection.isOver { observer.onNext(element) }
        } end: { error in
          guard connection.finish() else { return }
          // Before the terminal event is sent, so a subscriber that reacts to it gets a new subject.
          connections.close(key)
          observer.on(.end(error))
          connection.close()
        }.keeping(source))
      return connection
    } _: { downstream in
      connections.subject(makeSubject).asObservable().start(downstream)
    }
  }

  /// Shares one run of this sequence among the subscriptions that `selector` makes.
  ///
  ///     Observable.of(1, 2).multicast({ PublishSubject() }) { .zip($0, $0.skip(1)) { $0 + $1 } }  // 3, completed
  ///
  /// `selector` receives the shared sequence and returns the result. Each subscription has its own subject and its own
  /// run. If a closure throws, the result fails with that error.
  @inlinable
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable().bare
    return Observable<Result> { downstream in
      downstream.attempt {
        let connectable = source.multicast(try subjectSelector())
        try selector(connectable).start(downstream)
        if downstream.lifetime.isOver { return }
        _ = connectable.begin { downstream.lifetime.hold(disposable: $0) }
      }
    }
  }
}

/// Closes its connection when it is released.
///
/// It must not retain the subject, even indirectly: with `refCount`, the lifetime of a subscription holds the
/// connection, so the subscription would keep itself alive. The source and the connectable sequence refer to the
/// subject, at least indirectly. When both have been released, nothing can subscribe or emit any more.
@usableFromInline
final class ConnectionEnd<Subject: SubjectType>: Releasable {
  #if hasFeature(Embedded)
  // Embedded Swift has no weak references. The player of a diagram disposes of all subscriptions, which releases this.
  private let connections: Connections<Subject>?
  #else
  private weak let connections: Connections<Subject>?
  #endif
  private let key: Int

  @usableFromInline
  init(_ connections: Connections<Subject>, _ key: Int) {
    self.connections = connections
    self.key = key
  }

  @usableFromInline
  func release(_: Int) { connections?.close(key) }
}

/// The subject of a connectable sequence, and the connection that feeds it.
///
/// It holds neither the source nor the closure that makes a subject, because the subject's own subscribers can reach
/// it.
///
/// `@unchecked Sendable`: the lock guards the variables.
@usableFromInline
final class Connections<Subject: SubjectType>: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var subject: Subject?
  @exclusivity(unchecked) private var connection: Lifetime?
  @exclusivity(unchecked) private var lastKey = 0

  @usableFromInline
  init() {}

  @usableFromInline var current: Lifetime? { lock { connection } }

  /// Returns the current subject, or a new one.
  @usableFromInline
  func subject(_ make: () -> Subject) -> Subject {
    if let subject = lock({ subject }) { return subject }
    let made = make()
    return lock {
      if let subject { return subject }
      subject = made
      return made
    }
  }

  /// Stores a new connection and returns its key, or nil if there is a connection already.
  @usableFromInline
  func begin(_ new: Lifetime, _ feeds: Subject) -> Int? {
    lock {
      if connection != nil { return nil }
      connection = new
      subject = feeds
      lastKey += 1
      return lastKey
    }
  }

  /// Closes the connection with this key, so the next one gets a new subject.
  @usableFromInline
  func close(_ key: Int) {
    let old = lock { () -> (Subject?, Lifetime?) in
      guard key == lastKey, connection != nil else { return (nil, nil) }
      defer {
        subject = nil
        connection = nil
      }
      return (subject, connection)
    }
    withExtendedLifetime(old) {}
  }
}
