import Reactive

/// Shows `frames` on several screens, once the last of them subscribes.
func film(
  _ frames: Observable<Int>, screens: Int
) -> Observable<Int> {
  let projector = frames.multicast(PublishSubject())
  var missing = screens
  return Observable.create { observer in
    let seat = projector.subscribe(observer)
    missing -= 1
    if missing == 0 { _ = projector.connect() }
    return seat
  }
}
