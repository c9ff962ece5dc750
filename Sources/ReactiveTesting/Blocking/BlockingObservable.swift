public import Foundation
public import Reactive

/// A sequence that the calling thread waits for.
///
/// Each function subscribes anew. On the main thread, work of the main queue is done meanwhile.
public struct BlockingObservable<Element>: Sendable {
  private let timeout: TimeInterval?
  private let source: Observable<Element>

  init(_ source: Observable<Element>, timeout: TimeInterval?) {
    self.source = source
    self.timeout = timeout
  }
}

extension ObservableConvertibleType {
  /// The sequence, to be waited for.
  ///
  ///     let answers = try Observable.of(1, 2).toBlocking().toArray()  // [1, 2]
  ///
  /// - Parameter timeout: After how many seconds waiting fails with `RxError.timeout`; never, by default. With 0 it
  ///   always fails, even if the source terminates within the subscription.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(asObservable(), timeout: timeout)
  }

  /// Returns the sequence as one that the calling thread can wait for, up to `timeout`, which is a `Duration`.
  ///
  ///     let answer = try Observable.just(42).toBlocking(timeout: .seconds(2)).single()  // 42
  ///
  /// - Parameter timeout: The longest time to wait; after it, waiting fails with `RxError.timeout`.
  public func toBlocking(timeout: Duration) -> BlockingObservable<Element> {
    toBlocking(timeout: RxTimeInterval(timeout).nanoseconds.map { TimeInterval($0) / 1_000_000_000 })
  }
}

extension BlockingObservable {
  /// All elements; throws the error of the sequence.
  public func toArray() throws -> [Element] { try elements(of: source) }

  /// The first element, without waiting for more; nil if the sequence completes without one.
  public func first() throws -> Element? { try elements(of: source.take(1)).first }

  /// The last element; nil if the sequence completes without one.
  public func last() throws -> Element? {
    // Only the last is kept.
    let last = Waiting<Element>(keepsAll: false)
    if let error = last.run(source, timeout) { throw error }
    return last.elements.last
  }

  /// The only element; throws `RxError.noElements` or `RxError.moreThanOneElement` if it is not that.
  public func single() throws -> Element { try single { _ in true } }

  /// The only element that satisfies `predicate`; throws `RxError.noElements` or `RxError.moreThanOneElement` if it is
  /// not that.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let two = try elements(of: source.filter(predicate).take(2))
    if two.count > 1 { throw RxError.moreThanOneElement }
    guard let only = two.first else { throw RxError.noElements }
    return only
  }

  /// All elements, and how the sequence ended; throws nothing.
  public func materialize() -> MaterializedSequenceResult<Element> {
    let waiting = Waiting<Element>()
    if let error = waiting.run(source, timeout) {
      return .failed(elements: waiting.elements, error: error)
    }
    return .completed(elements: waiting.elements)
  }

  private func elements(of source: Observable<Element>) throws -> [Element] {
    let waiting = Waiting<Element>()
    if let error = waiting.run(source, timeout) { throw error }
    return waiting.elements
  }
}
