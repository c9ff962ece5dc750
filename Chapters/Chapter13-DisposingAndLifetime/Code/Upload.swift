import Foundation
import Reactive

/// A screen of the box office.
final class PosterScreen: DeallocationAware {
  let bag = DisposeBag()
  let deallocation = Deallocation()

  deinit { print("screen gone, main:", Thread.isMainThread) }
}

/// Sends a poster to the printer's, on a thread of its own, and holds
/// the screen until it is done.
///
/// `@unchecked Sendable`: the main thread does not touch it meanwhile.
final class Upload: @unchecked Sendable {
  private var screen: PosterScreen?

  init(for screen: PosterScreen) { self.screen = screen }

  func finish() { screen = nil }
}
