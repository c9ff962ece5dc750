import Lesson
import Reactive

/// State that is kept within a pipeline.
@ExampleListBuilder
var ordering: ExampleList {
  example(of: "an order") {
    let bag = DisposeBag()
    let amounts = PublishSubject<Int>()
    let payButton = PublishSubject<Void>()
    Observable.merge(
      amounts.map { count in OrderEvent.add(count) },
      payButton.map { OrderEvent.pay }
    )
    .scan(into: Order()) { order, event in apply(event, to: &order) }
    .subscribe(onNext: { order in print(order) })
    .disposed(by: bag)

    payButton.onNext(())
    amounts.onNext(3)
    payButton.onNext(())
    amounts.onNext(5)
  }

  example(of: "an order and its changes") {
    let bag = DisposeBag()
    let amounts = PublishSubject<Int>()
    let payButton = PublishSubject<Void>()
    Observable.merge(
      amounts.map { count in OrderEvent.add(count) },
      payButton.map { OrderEvent.pay }
    )
    .scan(into: Order()) { order, event in apply(event, to: &order) }
    .startWith(Order())
    .distinctUntilChanged()
    .subscribe(onNext: { order in print(order) })
    .disposed(by: bag)

    payButton.onNext(())
    amounts.onNext(3)
    payButton.onNext(())
    amounts.onNext(5)
  }
}
