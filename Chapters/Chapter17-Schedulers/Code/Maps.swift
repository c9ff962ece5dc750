import Lesson
import Reactive

/// Reads a map from the disk, which takes a long time.
func readMap(_ map: String) -> Observable<String> {
  .create { observer in
    say("reads \(map)")
    observer.onNext(map)
    observer.onCompleted()
    return Disposables.create()
  }
}

/// Shrinks a map, which takes a long time.
func thumbnail(of map: String) -> String {
  say("shrinks \(map)")
  return "small \(map)"
}

/// Shrinks a map, which takes a second.
func shrink(_ map: String) -> String {
  pause(for: .seconds(1))
  return "small \(map)"
}
