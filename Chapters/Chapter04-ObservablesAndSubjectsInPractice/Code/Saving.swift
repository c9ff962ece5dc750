import Foundation
import Lesson
import Reactive

/// The names of the pictures in the current folder.
func pictures() -> [String] {
  let all = try? FileManager.default.contentsOfDirectory(atPath: ".")
  return (all ?? []).filter { $0.hasSuffix(".svg") }.sorted()
}

@ExampleListBuilder var saving: ExampleList {
  example(of: "PhotoWriter") {
    let bag = DisposeBag()
    for folder in [".", "Missing"] {
      let writer = PhotoWriter(album: Album(in: folder))
      var isOver = false
      writer.save("<svg/>")
        .subscribe(
          onNext: { print("\(folder): saved as", $0) },
          onError: { print("\(folder): not saved,", $0) },
          onCompleted: { print("\(folder): completed") },
          onDisposed: { isOver = true }
        )
        .disposed(by: bag)
      print("\(folder): please wait")
      pause(until: isOver)
    }
    print(pictures())
  }

  example(of: "the thread that an answer comes on") {
    let saved = PhotoWriter(album: Album(in: ".")).save("<svg/>")
    let scanned = Observable<String>.create { observer in
      DispatchQueue(label: "scanner").async {
        observer.onNext("scan-1.svg")
        observer.onCompleted()
      }
      return Disposables.create()
    }
    for answer in [saved, scanned] {
      let seen = answer.do(onNext: { name in
        print(name, "on the main thread:", Thread.isMainThread)
      })
      pause(untilEndOf: seen)
    }
  }
}
