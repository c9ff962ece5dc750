import Foundation
import Lesson
import Reactive

/// One event at a time.
@ExampleListBuilder
var takingTurns: ExampleList {
  example(of: "two buttons at once", breaks: true) {
    let panel = Panel()
    func handle(_ button: String) {
      print(button, "begins, main thread:", Thread.isMainThread)
      if button == "start" {
        onAnotherThread { panel.press("stop") }
        print("stop has been pressed")
      }
      print(button, "is done")
    }

    print("with the callback:")
    panel.onPress = { button in handle(button) }
    panel.press("start")

    print("through create:")
    let presses = panel.presses()
      .subscribe(onNext: { button in handle(button) })
    panel.press("start")
    presses.dispose()
  }

  example(of: "a press inside a press") {
    let panel = Panel()
    let presses = panel.presses().subscribe(onNext: { button in
      print(button, "begins")
      if button == "start" {
        panel.press("stop")
        print("stop has been pressed")
      }
      print(button, "is done")
    })
    panel.press("start")
    presses.dispose()
  }
}
