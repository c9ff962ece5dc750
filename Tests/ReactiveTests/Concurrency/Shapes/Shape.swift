import Reactive
import Testing

/// A name and how to build a sequence on two subjects that different threads send to.
///
/// Every operator that events pass has one, in the file of its kind; `MirrorTests` looks whether it has.
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
