import Lesson
import Reactive

/// Reads a map from the disk, which takes long.
func scan(of map: String) -> Observable<String> {
  .create { observer in
    say("reads \(map)")
    observer.onNext(map)
    observer.onCompleted()
    return Disposables.create()
  }
}

/// Makes a map small, which takes long.
func thumbnail(of map: String) -> String {
  say("shrinks \(map)")
  return "small \(map)"
}

/// Makes a map small, which takes a second.
func shrink(_ map: String) -> String {
  pause(for: .seconds(1))
  return "small \(map)"
}
