import Lesson
import Reactive

struct Unreadable: Error {}

/// The lines of a log of the pumps.
let log = Observable.of(
  "pump 2 fails", "  at Pump.start", "  at main", "pump 2 starts")

/// An operator with `create`, and one with a sink.
@ExampleListBuilder
var bundling: ExampleList {
  example(of: "the log of the pumps") {
    _ = log.entries { $0.hasPrefix(" ") }
      .subscribe { print($0) }
  }

  example(of: "entries of a log") {
    _ = log.bundles { $0.hasPrefix(" ") }
      .subscribe { print($0) }
  }

  example(of: "a line that cannot be read") {
    let lines = PublishSubject<String>()
    _ =
      lines.bundles { line in
        guard let first = line.first else { throw Unreadable() }
        return first == " "
      }
      .subscribe { print($0) }
    lines.onNext("pump 2 fails")
    lines.onNext("")
    print("the log is read:", lines.hasObservers)
  }

  example(of: "a sink in a test") {
    let sink = BundleSink(AnyObserver<[String]> { print($0) }) {
      $0.hasPrefix(" ")
    }
    sink.onNext("pump 2 fails")
    print("after one line, nothing is emitted")
    sink.onNext("pump 2 starts")
  }
}
