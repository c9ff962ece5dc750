import Lesson
import Reactive

/// State that is stored inside a chain.
@ExampleListBuilder
var loading: ExampleList {
  example(of: "a van that is loaded") {
    let bag = DisposeBag()
    let crates = PublishSubject<Int>()
    let leaveButton = PublishSubject<Void>()
    Observable.merge(
      crates.map { count in VanEvent.load(count) },
      leaveButton.map { VanEvent.leave }
    )
    .scan(into: Van()) { van, event in apply(event, to: &van) }
    .subscribe(onNext: { van in print(van) })
    .disposed(by: bag)

    leaveButton.onNext(())
    crates.onNext(3)
    leaveButton.onNext(())
    crates.onNext(5)
  }

  example(of: "a van and its changes") {
    let bag = DisposeBag()
    let crates = PublishSubject<Int>()
    let leaveButton = PublishSubject<Void>()
    Observable.merge(
      crates.map { count in VanEvent.load(count) },
      leaveButton.map { VanEvent.leave }
    )
    .scan(into: Van()) { van, event in apply(event, to: &van) }
    .startWith(Van())
    .distinctUntilChanged()
    .subscribe(onNext: { van in print(van) })
    .disposed(by: bag)

    leaveButton.onNext(())
    crates.onNext(3)
    leaveButton.onNext(())
    crates.onNext(5)
  }
}
