import Reactive

/// The light in the shaft, which burns from `init` to `dispose()`.
final class ShaftLight: Disposable {
  init() { print("light on") }

  func dispose() { print("light off") }
}
