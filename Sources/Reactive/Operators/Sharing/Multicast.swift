extension ObservableType {
  /// Sends through `subject`: its subscribers share one run of this, which `connect()` starts.
  ///
  ///     let numbers = Observable.of(1, 2).multicast(PublishSubject())
  ///     let subscription = numbers.subscribe(onNext: { print($0) })
  ///     let connection = numbers.connect()  // 1, 2
  ///
  /// The subject gets the end as well; after that, its late subscribers see what such a subject shows them.
  @inlinable
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// Sends through a subject of each connection's own, made when the first subscribes or connects.
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
        // Another connection is under way; should it end at this very moment, its disposal changes nothing.
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
          // Before the end is sent, so that whoever subscribes because of it gets a new subject.
          connections.close(key)
          observer.on(.end(error))
          connection.close()
        }.keeping(source))
      return connection
    } _: { downstream in
      connections.subject(makeSubject).asObservable().start(downstream)
    }
  }

  /// Shares one run of this within what `selector` makes of it, for each subscription.
  ///
  ///     Observable.of(1, 2).multicast({ PublishSubject() }) { .zip($0, $0.skip(1)) { $0 + $1 } }  // 3, completed
  ///
  /// What the closures throw is the error of the sequence.
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

/// What a connection holds, to say that it is over.
///
/// Does not lead to the subject: a subscription through `refCount` would keep itself alive by it, as its lifetime holds the
/// connection. The source leads there, and so does the connectable sequence; without both, nobody can come or send.
@usableFromInline
final class ConnectionEnd<Subject: SubjectType>: Holding {
  #if hasFeature(Embedded)
  // Without weak references: whoever plays a diagram disposes of all subscriptions, which lets go of this.
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
/// Holds neither the source nor the way to make a subject: it is reachable from the subject's own subscribers.
///
/// `@unchecked Sendable`: the variables are guarded by the lock.
@usableFromInline
final class Connections<Subject: SubjectType>: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var subject: Subject?
  @exclusivity(unchecked) private var connection: Lifetime?
  @exclusivity(unchecked) private var lastKey = 0

  @usableFromInline
  init() {}

  @usableFromInline var current: Lifetime? { lock { connection } }

  /// The subject there is, or a new one.
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

  /// The key to end the connection by; nil where there is one already.
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

  /// The connection with this key is over: the next one gets a subject of its own.
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
