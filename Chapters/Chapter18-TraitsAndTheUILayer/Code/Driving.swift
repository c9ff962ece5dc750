import Lesson
import Reactive

@ExampleListBuilder
var driving: ExampleList {
  example(of: "driven from the server's queue", traps: true) {
    let label = Label()
    let hits = Driver.just("viola")
    onServer {
      say("drives")
      _ = hits.drive(label.rx.text)
    }
  }

  example(of: "bound from the server's queue") {
    let label = Label()
    label.redraw = { say("draws \(label.text)") }
    onServer {
      say("binds")
      _ = Observable.just("viola").bind(to: label.rx.text)
      say("has bound")
    }
    label.redraw = {}
  }
}
