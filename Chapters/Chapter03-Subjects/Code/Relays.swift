import Dispatch
import Lesson
import Reactive

/// Things in a harbour that do not end.
@ExampleListBuilder
var relays: ExampleList {
  example(of: "PublishRelay") {
    let channel = PublishRelay<String>()
    channel.accept("Gale warning")
    let tern = channel.noted(by: "Tern")
    let office = Observable.of("Harbour open", "Berth 4 is free")

    _ = office.subscribe(onNext: { channel.accept($0) })
    channel.accept("Slack water at noon")
    tern.dispose()
  }

  example(of: "BehaviorRelay") {
    let bag = DisposeBag()
    let moored = BehaviorRelay(value: ["Tern"])
    moored.noted(by: "Office").disposed(by: bag)
    moored.accept(moored.value + ["Plover"])
    print(moored.value.count, "boats are moored")
  }

  example(of: "two arrivals") {
    let moored = BehaviorRelay(value: ["Tern"])
    let seenAtPier = moored.value
    let seenAtLock = moored.value
    moored.accept(seenAtPier + ["Plover"])
    moored.accept(seenAtLock + ["Heron"])
    print("moored:", moored.value.count)

    let arrivals = PublishRelay<String>()
    let office = arrivals.subscribe(onNext: { boat in
      moored.accept(moored.value + [boat])
    })
    DispatchQueue.concurrentPerform(iterations: 1000) { number in
      arrivals.accept("Boat \(number)")
    }
    print("moored:", moored.value.count)
    office.dispose()
  }

  example(of: "ReplayRelay") {
    let bag = DisposeBag()
    let recent = ReplayRelay<String>.create(bufferSize: 1)
    let all = ReplayRelay<String>.createUnbound()
    for line in ["06:00 started", "06:02 request from Tern"] {
      recent.accept(line)
      all.accept(line)
    }
    recent.noted(by: "status").disposed(by: bag)
    all.noted(by: "console").disposed(by: bag)
  }
}
