import Reactive

/// `frames` for several screens: starts with the last of them.
func film(
  _ frames: Observable<Int>, screens: Int
) -> Observable<Int> {
  // This starts with the first screen, and anew after the end.
  frames.share()
}
