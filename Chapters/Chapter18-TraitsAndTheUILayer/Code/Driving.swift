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
    let name = BehaviorRelay(value: "viola")
    onServer {
      _ = name.bind(to: label.rx.text)
      say("has bound")
    }
    pause(for: .seconds(1))
    name.accept("cello")
    say("has sent cello")
    onServer {
      name.accept("harp")
      say("has sent harp")
    }
    pause(for: .seconds(1))
    label.redraw = {}
  }
}
