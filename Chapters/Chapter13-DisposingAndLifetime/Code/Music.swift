import Reactive

/// Plays while somebody is subscribed.
func music(_ scene: String) -> Observable<Never> {
  .create { _ in
    print(scene, "on")
    return Disposables.create { print(scene, "off") }
  }
}
