import Reactive
import Testing

/// A way to build a sequence from two subjects into which different threads emit.
///
/// Every operator that processes events has a shape in the file of its category; `MirrorTests` checks this.
struct Shape: CustomTestStringConvertible, Sendable {
  typealias Source = PublishSubject<Int>

  let testDescription: String
  let build: @Sendable (Source, Source) -> Observable<Int>

  init(_ name: String, _ build: @escaping @Sendable (Source, Source) -> Observable<Int>) {
    testDescription = name
    self.build = build
  }

  static let all =
    combining + creating + errors + filtering + sharing + subjects + timing + traits + transforming + utility
}
