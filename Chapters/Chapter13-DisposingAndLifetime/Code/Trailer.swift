import Reactive

/// Plays the trailer of a play while it's subscribed to.
func trailer(_ play: String) -> Observable<Never> {
  .create { _ in
    print(play, "on")
    return Disposables.create { print(play, "off") }
  }
}
