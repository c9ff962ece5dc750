import Lesson
import Reactive

extension ObservableType {
  func probe(
    _ name: String, log: @escaping (String) -> Void
  ) -> Observable<Element> {
    var count = 0
    return .deferred {
      count += 1
      let label = "\(name) #\(count)"
      var isOver = false
      log("\(label) subscribed")
      return self.do(
        onNext: { element in log("\(label) next \(element)") },
        onError: { error in
          isOver = true
          log("\(label) failed: \(error)")
        },
        onCompleted: {
          isOver = true
          log("\(label) completed")
        },
        onDispose: {
          if !isOver { log("\(label) disposed") }
        })
    }
  }
}

/// The probe with two subscriptions.
@ExampleListBuilder
var numbering: ExampleList {
  example(of: "two displays, numbered") {
    let codes = scans.probe("code") { line in print(line) }
    let left = codes.subscribe()
    _ = codes.take(1).subscribe()
    scans.onNext("A1")
    left.dispose()
  }
}
