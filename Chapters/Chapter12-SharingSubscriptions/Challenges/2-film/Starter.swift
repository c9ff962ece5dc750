import Reactive

/// Shows `frames` on several screens, once the last of them subscribes.
func film(
  _ frames: Observable<Int>, screens: Int
) -> Observable<Int> {
  // This starts with the first screen, and again after the end.
  frames.share()
}
