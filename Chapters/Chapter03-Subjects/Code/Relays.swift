import Dispatch
import Lesson
import Reactive

/// Relays: subjects that do not end.
@ExampleListBuilder
var relays: ExampleList {
  example(of: "PublishRelay") {
    let messages = PublishRelay<String>()
    messages.accept("offline")
    let banner = messages.noted(by: "banner")
    let sync = Observable.of("saving", "saved")

    _ = sync.subscribe(onNext: { messages.accept($0) })
    messages.accept("online")
    banner.dispose()
  }

  diagram(
    "PublishRelay",
    """
    sync:    --saving--saved--|
    banner:  ^>
    list:    ----------^>
    """
  ) { (sync: Observable<String>) in
    let messages = PublishRelay<String>()
    _ = sync.subscribe(onNext: { messages.accept($0) })
    return messages.asObservable()
  }

  example(of: "BehaviorRelay") {
    let bag = DisposeBag()
    let cart = BehaviorRelay(value: ["tea"])
    cart.noted(by: "badge").disposed(by: bag)
    cart.accept(cart.value + ["soup"])
    cart.noted(by: "checkout").disposed(by: bag)
    print("dishes:", cart.value.count)
  }

  diagram(
    "BehaviorRelay",
    """
    taps:      ----------soup--cake--|
    badge:     ^>
    checkout:                     ^>
    """
  ) { (taps: Observable<String>) in
    let dish = BehaviorRelay(value: "tea")
    _ = taps.subscribe(onNext: { dish.accept($0) })
    return dish.asObservable()
  }
}

/// A relay that replays the lines of a log.
@ExampleListBuilder
var logs: ExampleList {
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

  diagram(
    "ReplayRelay",
    """
    lines:    --a--b--c--|
    status:   ^>
    console:                ^>
    """
  ) { (lines: Observable<String>) in
    let log = ReplayRelay<String>.create(bufferSize: 2)
    _ = lines.subscribe(onNext: { log.accept($0) })
    return log.asObservable()
  }
}

/// A relay that two threads change.
@ExampleListBuilder
var additions: ExampleList {
  example(of: "two additions") {
    let cart = BehaviorRelay(value: ["tea"])
    let seenByPhone = cart.value
    let seenByTablet = cart.value
    cart.accept(seenByPhone + ["soup"])
    cart.accept(seenByTablet + ["pie"])
    print("in the cart:", cart.value.count)

    let additions = PublishRelay<String>()
    let writer = additions.subscribe(onNext: { dish in
      cart.accept(cart.value + [dish])
    })
    DispatchQueue.concurrentPerform(iterations: 1000) { number in
      additions.accept("dish \(number)")
    }
    print("in the cart:", cart.value.count)
    writer.dispose()
  }
}
