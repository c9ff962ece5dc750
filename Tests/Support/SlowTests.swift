internal import Foundation
package import Testing

/// Tests that take minutes of processor time in a fresh clone, for example because they prove the whole book.
package enum SlowTests {
  /// Whether they run: `./test --all` sets this variable.
  package static let areIncluded = ProcessInfo.processInfo.environment["RXBOOK_SLOW_TESTS"] != nil
}

extension Trait where Self == ConditionTrait {
  /// A trait for tests that run only with `./test --all`.
  package static var slow: Self {
    .enabled(if: SlowTests.areIncluded, "This takes minutes. Run ./test --all, or set RXBOOK_SLOW_TESTS.")
  }
}
