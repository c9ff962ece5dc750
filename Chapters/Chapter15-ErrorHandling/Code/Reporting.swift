import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var reporting: ExampleList {
  example(of: "a report from the train") {
    var screen = "start"
    Hooks.recordCallStackOnError = true
    Hooks.customCaptureSubscriptionCallstack = { [screen] }
    Hooks.defaultErrorHandler = { callStack, error in
      stamp("report of \(callStack): \(error)")
    }

    let server = Server(.good, .fails(LineError.busy))
    for (opened, ticket) in [("seats", "A7"), ("sales", "B2")] {
      screen = opened
      _ = server.check(ticket).subscribe(onNext: { stamp($0) })
    }
    screen = "menu"
    pause(for: .seconds(1))
  }
}
