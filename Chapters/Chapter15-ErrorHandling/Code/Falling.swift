import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var falling: ExampleList {
  example(of: "who hears of an error") {
    let server = Server(.fails(LineError.noSignal))
    let handset = server.check("A7")
      .do(onError: { error in stamp("before retry: \(error)") })
      .retry(2)
      .do(onError: { error in stamp("after retry: \(error)") })
      .catchAndReturn("not checked")
      .do(onError: { error in stamp("after catch: \(error)") })
      .stamped(by: "handset")
    pause(for: .seconds(2))
    handset.dispose()
  }

  example(of: "a seat that is not there", traps: true) {
    let seats = ["window", "aisle"]
    _ = Observable.of(1, 2)
      .map { number in seats[number] }
      .catchAndReturn("stands")
      .subscribe { event in print(event) }
  }
}
