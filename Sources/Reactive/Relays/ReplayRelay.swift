/// A `ReplaySubject` that cannot end.
///
/// Elements may be sent from any thread. They are delivered on that thread, before `accept` returns, with the exceptions
/// that `PublishSubject` lists.
///
/// `@unchecked Sendable`: its hub is.
public final class ReplayRelay<Element>: ObservableType, @unchecked Sendable {
  @usableFromInline let hub: Hub<Element>

  @usableFromInline
  init(capacity: Int) { hub = Hub(.recent(ReplayBuffer(capacity: capacity))) }

  deinit { hub.clear() }

  /// Makes a relay that replays its last `bufferSize` elements.
  ///
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    precondition(bufferSize >= 0, "A replay relay cannot keep \(bufferSize) elements.")
    return ReplayRelay(capacity: bufferSize)
  }

  /// Makes a relay that replays all it ever accepted; its memory grows with each element.
  @inlinable
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(capacity: .max) }

  /// Keeps an element, and sends it.
  @inlinable
  public func accept(_ event: Element) { hub.nextRecent(event) }

  /// What it sends, as an observable, which accepts nothing.
  @inlinable
  public func asObservable() -> Observable<Element> { Observable(isDirect: true) { [hub] in hub.add($0) } }

  /// Hands `observer` what this sends, until the end or until the disposable is disposed of.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }
}
