import Foundation
import Lesson
import Reactive

/// One event at a time, and who sees to it.
@ExampleListBuilder
var takingTurns: ExampleList {
  example(of: "two buttons at once", breaks: true) {
    let panel = Panel()
    let washer = AnyObserver<String> { event in
      let button = event.element ?? "end"
      print(button, "begins, main thread:", Thread.isMainThread)
      if button == "start" {
        onAnotherThread { panel.press("stop") }
        print("stop has been pressed")
      }
      print(button, "is done")
    }

    let wire = panel.subscribe(washer)
    panel.press("start")
    wire.dispose()

    print("as an observable of the library:")
    let gated = panel.asObservable().subscribe(washer)
    panel.press("start")
    gated.dispose()
  }
}
