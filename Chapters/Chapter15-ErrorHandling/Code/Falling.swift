import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var falling: ExampleList {
  example(of: "who hears of an error") {
    let server = Server(.fails(LineError.noSignal))
    let handset = server.check("A7")
      .do(onError: { error in note("above retry: \(error)") })
      .retry(2)
      .do(onError: { error in note("below retry: \(error)") })
      .catchAndReturn("not checked")
      .do(onError: { error in note("below catch: \(error)") })
      .noted(by: "handset")
    pause(for: .seconds(2))
    handset.dispose()
  }
}
