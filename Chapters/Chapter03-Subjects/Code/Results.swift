import Lesson
import Reactive

/// A result: only the last element counts, once it is complete.
@ExampleListBuilder
var results: ExampleList {
  example(of: "AsyncSubject") {
    let bag = DisposeBag()
    let unread = AsyncSubject<Int>()
    unread.noted(by: "inbox").disposed(by: bag)
    unread.onNext(40)
    unread.onNext(52)
    print("all folders are counted")
    unread.onCompleted()
    unread.noted(by: "badge").disposed(by: bag)
  }

  diagram(
    "AsyncSubject",
    """
    unread:  --40--52--|
    inbox:   ^>
    badge:                    ^>
    """, hot: ["unread"]
  ) { (unread: Observable<Int>) in
    unread.sent(through: AsyncSubject())
  }

  example(of: "a count without a result") {
    let bag = DisposeBag()
    let failed = AsyncSubject<Int>()
    failed.noted(by: "failed").disposed(by: bag)
    failed.onNext(40)
    failed.onError(HarbourError.offAir)

    let empty = AsyncSubject<Int>()
    empty.noted(by: "empty").disposed(by: bag)
    empty.onCompleted()
  }

  example(of: "one script, four subjects") {
    for end in [Event<Int>.completed, .error(HarbourError.offAir)] {
      let publish = PublishSubject<Int>()
      let behavior = BehaviorSubject(value: 0)
      let replay = ReplaySubject<Int>.create(bufferSize: 2)
      let async = AsyncSubject<Int>()
      print("PublishSubject:  ", rehearsal(of: publish, end))
      print("BehaviorSubject: ", rehearsal(of: behavior, end))
      print("ReplaySubject:   ", rehearsal(of: replay, end))
      print("AsyncSubject:    ", rehearsal(of: async, end))
    }
  }
}
