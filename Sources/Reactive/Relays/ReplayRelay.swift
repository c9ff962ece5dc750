/// A `ReplaySubject` that never terminates.
///
/// Elements may be sent from any thread. They are delivered on that thread, before `accept` returns, with the
/// exceptions listed for `PublishSubject`.
///
/// `@unchecked Sendable`: all its state is in the multicaster, which is `Sendable`.
public final class ReplayRelay<Element>: ObservableType, @unchecked Sendable {
  @usableFromInline let multicaster: Multicaster<Element>

  @usableFromInline
  init(capacity: Int) { multicaster = Multicaster(.recent(ReplayBuffer(capacity: capacity))) }

  deinit { multicaster.clear() }

  /// Creates a relay that replays its last `bufferSize` elements.
  ///
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    precondition(bufferSize >= 0, "A replay relay cannot keep \(bufferSize) elements.")
    return ReplayRelay(capacity: bufferSize)
  }

  /// Creates a relay that replays all elements it has accepted; its memory use grows with each of them.
  @inlinable
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(capacity: .max) }

  /// Caches an element and sends it to all observers.
  @inlinable
  public func accept(_ event: Element) { multicaster.nextRecent(event) }

  /// Returns the relay's elements as an observable, which has no `accept`.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable(isDirect: true) { [multicaster] in multicaster.add($0) }
  }

  /// Subscribes `observer`, which receives the cached elements and then each new one.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }
}
