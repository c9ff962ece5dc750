import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var syncing: ExampleList {
  example(of: "a sync through a tunnel") {
    let line = Line()
    let sync = Observable.of("A7", "B2", "C9")
      .concatMap { ticket in
        line.send(ticket)
          .backingOff(
            attempts: 5, until: line.signal.asObservable(),
            jitter: { pause in pause },
            scheduler: MainScheduler.instance)
      }
      .stamped(by: "sync")

    pause(for: .milliseconds(700))
    stamp("--- into the tunnel")
    line.signal.accept(false)
    pause(for: .seconds(9))
    stamp("--- out of the tunnel")
    line.signal.accept(true)
    pause(for: .seconds(3))
    sync.dispose()
  }
}
