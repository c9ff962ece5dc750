import Dispatch
import Lesson
import Reactive

/// Many threads that send to one subject.
@ExampleListBuilder
var crowds: ExampleList {
  example(of: "a thousand calls on many threads") {
    let channel = PublishSubject<Int>()
    var calls = 0
    var talking = 0
    var mostAtOnce = 0
    let tern = channel.subscribe(onNext: { _ in
      talking += 1
      mostAtOnce = max(mostAtOnce, talking)
      calls += 1
      talking -= 1
    })

    DispatchQueue.concurrentPerform(iterations: 1000) { call in
      channel.onNext(call)
    }
    print("calls: \(calls), at once: \(mostAtOnce)")
    tern.dispose()
  }
}
