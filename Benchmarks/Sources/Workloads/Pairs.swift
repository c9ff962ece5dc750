import OpenCombine
import Reactive

/// Pairs of stages in a row, one that adds and one that asks, and where numbers go into them.
func plainPairs(_ count: Int, _ last: @escaping (Int) -> Void) -> (Int) -> Void {
  var next = last
  for _ in 0..<count { next = plainMap({ $0 &+ 1 }, plainFilter({ $0 != -1 }, next)) }
  return next
}

/// A stage by hand: closures that call closures.
@inline(never)
private func plainMap(_ transform: @escaping (Int) -> Int, _ next: @escaping (Int) -> Void) -> (Int) -> Void {
  { next(transform($0)) }
}

@inline(never)
private func plainFilter(
  _ predicate: @escaping (Int) -> Bool, _ next: @escaping (Int) -> Void
) -> (Int) -> Void {
  { if predicate($0) { next($0) } }
}

extension ObservableType where Element == Int {
  @inline(__always)
  func pair() -> Observable<Int> { map { $0 &+ 1 }.filter { $0 != -1 } }
}

extension SharedSequenceConvertibleType where Element == Int {
  @inline(__always)
  func pair() -> SharedSequence<SharingStrategy, Int> { map { $0 &+ 1 }.filter { $0 != -1 } }
}

extension Publisher where Output == Int {
  @inline(__always)
  func pair() -> Publishers.Filter<Publishers.Map<Self, Int>> {
    map { $0 &+ 1 }.filter { $0 != -1 }
  }
}
