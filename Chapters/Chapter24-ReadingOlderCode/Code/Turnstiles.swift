import Dispatch
import Lesson
import Reactive

struct OldTurnstiles: OldCode {
  @available(*, deprecated)
  @ExampleListBuilder var examples: ExampleList {
    example(of: "the turnstile of 2020") {
      let bag = DisposeBag()
      let office = Office()
      let counts = PublishSubject<Int>()
      let turnstile = Turnstile2020(counts: counts, closing: .never())
      for count in [0, 120, 301, 302] { counts.onNext(count) }
      print("visitors: \(turnstile.visitors.value)")
      office.isOnline = false
      turnstile.report(to: office)
        .subscribe(
          onSuccess: { print($0) },
          onError: { print("failed: \($0)") }
        )
        .disposed(by: bag)
      pause(for: .seconds(2))
      office.isOnline = true
      pause(for: .seconds(5))
    }
  }
}

@ExampleListBuilder var turnstiles: ExampleList {
  example(of: "the turnstile, renamed") {
    let bag = DisposeBag()
    let office = Office()
    let counts = PublishSubject<Int>()
    let turnstile = TurnstileRenamed(
      counts: counts, closing: .never())
    for count in [0, 120, 301, 302] { counts.onNext(count) }
    print("visitors: \(turnstile.visitors.value)")
    office.isOnline = false
    turnstile.report(to: office)
      .subscribe(
        onSuccess: { print($0) },
        onFailure: { print("failed: \($0)") }
      )
      .disposed(by: bag)
    pause(for: .seconds(2))
    office.isOnline = true
    pause(for: .seconds(5))
  }
}
