import Lesson
import Reactive

/// A fish auction: only the last bid counts, once the hammer falls.
@ExampleListBuilder
var auctions: ExampleList {
  example(of: "AsyncSubject") {
    let bag = DisposeBag()
    let herring = AsyncSubject<Int>()
    herring.noted(by: "Buyer").disposed(by: bag)
    herring.onNext(40)
    herring.onNext(52)
    print("Going, going")
    herring.onCompleted()
    herring.noted(by: "Clerk").disposed(by: bag)
  }

  diagram(
    "AsyncSubject",
    """
    herring:  --40--52--|
    Buyer:    ^>
    Clerk:                     ^>
    """, hot: ["herring"]
  ) { (herring: Observable<Int>) in
    herring.sent(through: AsyncSubject())
  }

  example(of: "an auction without a sale") {
    let bag = DisposeBag()
    let cod = AsyncSubject<Int>()
    cod.noted(by: "cod").disposed(by: bag)
    cod.onNext(40)
    cod.onError(HarbourError.noSale)

    let eel = AsyncSubject<Int>()
    eel.noted(by: "eel").disposed(by: bag)
    eel.onCompleted()
  }

  example(of: "one script, four subjects") {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>.create(bufferSize: 2)
    let async = AsyncSubject<Int>()
    print("PublishSubject:  ", rehearsal(of: publish))
    print("BehaviorSubject: ", rehearsal(of: behavior))
    print("ReplaySubject:   ", rehearsal(of: replay))
    print("AsyncSubject:    ", rehearsal(of: async))
  }
}
