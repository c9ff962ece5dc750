public import Foundation
public import Reactive

/// A sequence that the calling thread can wait for.
///
/// Each method subscribes again. On the main thread, the main queue runs while the method waits.
public struct BlockingObservable<Element>: Sendable {
  private let timeout: TimeInterval?
  private let source: Observable<Element>

  init(_ source: Observable<Element>, timeout: TimeInterval?) {
    self.source = source
    self.timeout = timeout
  }
}

extension ObservableConvertibleType {
  /// Returns the sequence as one that the calling thread can wait for.
  ///
  ///     let answers = try Observable.of(1, 2).toBlocking().toArray()  // [1, 2]
  ///
  /// - Parameter timeout: The number of seconds after which waiting fails with `RxError.timeout`; nil waits forever.
  ///   With 0, waiting always fails, even if the source terminates synchronously.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(asObservable(), timeout: timeout)
  }

  /// Returns the sequence as one that the calling thread can wait for, up to `timeout`, which is a `Duration`.
  ///
  ///     let answer = try Observable.just(42).toBlocking(timeout: .seconds(2)).single()  // 42
  ///
  /// - Parameter timeout: The longest time to wait, after which waiting fails with `RxError.timeout`.
  public func toBlocking(timeout: Duration) -> BlockingObservable<Element> {
    toBlocking(timeout: RxTimeInterval(timeout).nanoseconds.map { TimeInterval($0) / 1_000_000_000 })
  }
}

extension BlockingObservable {
  /// Returns all elements once the sequence has completed; throws its error if it fails.
  public func toArray() throws -> [Element] { try elements(of: source) }

  /// Returns the first element as soon as it arrives, or nil if the sequence completes without one.
  public func first() throws -> Element? { try elements(of: source.take(1)).first }

  /// Returns the last element, or nil if the sequence completes without one.
  public func last() throws -> Element? {
    // Stores only the last element.
    let last = Waiting<Element>(keepsAll: false)
    if let error = last.run(source, timeout) { throw error }
    return last.elements.last
  }

  /// Returns the only element; throws `RxError.noElements` or `RxError.moreThanOneElement` if there isn't exactly one.
  public func single() throws -> Element { try single { _ in true } }

  /// Returns the only element for which `predicate` returns true.
  ///
  /// Throws `RxError.noElements` or `RxError.moreThanOneElement` if there isn't exactly one such element, and the error
  /// of `predicate` if it throws.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let two = try elements(of: source.filter(predicate).take(2))
    if two.count > 1 { throw RxError.moreThanOneElement }
    guard let only = two.first else { throw RxError.noElements }
    return only
  }

  /// Returns all elements and the way in which the sequence ended, including a timeout; never throws.
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
