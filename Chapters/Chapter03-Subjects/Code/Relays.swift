import Lesson
import Reactive

/// Things in a harbour that do not end.
@ExampleListBuilder
var relays: ExampleList {
  example(of: "PublishRelay") {
    let bag = DisposeBag()
    let horn = PublishRelay<String>()
    horn.accept("one blast")
    horn.noted(by: "Tern").disposed(by: bag)
    horn.accept("two blasts")
  }

  example(of: "a relay fed by others") {
    let bag = DisposeBag()
    let channel = PublishRelay<String>()
    channel.noted(by: "Tern").disposed(by: bag)
    let office = Observable.of("Harbour open", "Berth 4 is free")
    let coastguard = Observable.of("Gale warning")

    office
      .subscribe(onNext: { channel.accept($0) })
      .disposed(by: bag)
    coastguard
      .subscribe(onNext: { channel.accept($0) })
      .disposed(by: bag)
  }

  example(of: "BehaviorRelay") {
    let bag = DisposeBag()
    let moored = BehaviorRelay(value: ["Tern"])
    moored.noted(by: "Office").disposed(by: bag)
    moored.accept(moored.value + ["Plover"])
    print(moored.value.count, "boats are moored")
  }

  example(of: "ReplayRelay") {
    let bag = DisposeBag()
    let recent = ReplayRelay<String>.create(bufferSize: 1)
    let all = ReplayRelay<String>.createUnbound()
    for bulletin in ["06:00 calm", "12:00 breeze"] {
      recent.accept(bulletin)
      all.accept(bulletin)
    }
    recent.noted(by: "Tern").disposed(by: bag)
    all.noted(by: "Plover").disposed(by: bag)
  }
}
