import Foundation
import Reactive

/// A screen of the box office.
final class PosterScreen: DeallocationAware {
  let bag = DisposeBag()
  let deallocation = Deallocation()

  deinit { print("screen gone, main:", Thread.isMainThread) }
}

/// Uploads a poster on a thread of its own, and retains the screen until
/// it's done.
///
/// `@unchecked Sendable`: the main thread doesn't use it meanwhile.
final class Upload: @unchecked Sendable {
  private var screen: PosterScreen?

  init(for screen: PosterScreen) { self.screen = screen }

  func finish() { screen = nil }
}
