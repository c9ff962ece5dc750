import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var reporting: ExampleList {
  example(of: "a seat that is not there", traps: true) {
    let seats = ["window", "aisle"]
    _ = Observable.of(1, 2)
      .map { number in seats[number] }
      .catchAndReturn("stands")
      .subscribe { event in print(event) }
  }

  example(of: "a report from the train") {
    var screen = "start"
    Hooks.recordCallStackOnError = true
    Hooks.customCaptureSubscriptionCallstack = { [screen] }
    Hooks.defaultErrorHandler = { callStack, error in
      note("report of \(callStack): \(error)")
    }

    let server = Server(.good, .fails(LineError.busy))
    for (opened, ticket) in [("seats", "A7"), ("sales", "B2")] {
      screen = opened
      _ = server.check(ticket).subscribe(onNext: { note($0) })
    }
    screen = "menu"
    pause(for: .seconds(1))
  }
}
