import Lesson
import Reactive

/// A gauge that always has a depth of water, in centimetres.
@ExampleListBuilder
var tides: ExampleList {
  example(of: "BehaviorSubject") {
    let bag = DisposeBag()
    let depth = BehaviorSubject(value: 310)
    depth.noted(by: "Tern").disposed(by: bag)
    depth.onNext(295)
    depth.onNext(280)
    depth.noted(by: "Plover").disposed(by: bag)
    depth.onNext(265)
  }

  diagram(
    "BehaviorSubject",
    """
    depth:   --------295--280---------265-->
    Tern:    ^>
    Plover:                  ^>
    """, hot: ["depth"]
  ) { (depth: Observable<Int>) in
    depth.sent(through: BehaviorSubject(value: 310))
  }

  example(of: "a gauge that has failed") {
    let bag = DisposeBag()
    let depth = BehaviorSubject(value: 310)
    depth.noted(by: "Tern").disposed(by: bag)
    depth.onNext(295)
    depth.onError(HarbourError.sensorLost)
    depth.noted(by: "Plover").disposed(by: bag)
  }

  example(of: "a reading nobody took") {
    let bag = DisposeBag()
    let depth = BehaviorSubject(value: 0)
    depth
      .subscribe(onNext: { depth in
        print(depth, "cm:", depth < 250 ? "closed" : "open")
      })
      .disposed(by: bag)
    depth.onNext(310)
  }

  example(of: "no reading yet") {
    let bag = DisposeBag()
    let board = BehaviorSubject<Int?>(value: nil)
    let bell = PublishSubject<Int>()
    board.noted(by: "board").disposed(by: bag)
    bell.noted(by: "bell").disposed(by: bag)
    board.onNext(310)
    bell.onNext(310)
  }
}

/// The value of a subject, without a subscription.
@ExampleListBuilder
var readings: ExampleList {
  example(of: "asking for the value") {
    let gauge = BehaviorSubject(value: 310)
    print("working:", reading(of: gauge))
    gauge.onNext(295)
    gauge.onCompleted()
    print("completed:", reading(of: gauge))

    let broken = BehaviorSubject(value: 310)
    broken.onError(HarbourError.sensorLost)
    print("failed:", reading(of: broken))

    let scrapped = BehaviorSubject(value: 310)
    scrapped.dispose()
    print("disposed of:", reading(of: scrapped))
  }
}
