import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var showing: ExampleList {
  example(of: "an error on its way to a relay", traps: true) {
    let sign = BehaviorRelay(value: "")
    let handset = Server(.fails(LineError.noSignal)).check("A7")
      .bind(to: sign)
    pause(for: .seconds(1))
    handset.dispose()
  }
}
