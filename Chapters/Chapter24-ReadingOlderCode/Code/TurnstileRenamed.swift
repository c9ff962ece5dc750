import Dispatch
import Reactive

final class TurnstileRenamed {
  let visitors = BehaviorRelay(value: 0)
  private let disposeBag = DisposeBag()

  init(counts: Observable<Int>, closing: Observable<Void>) {
    counts
      .skip(while: { count in count == 0 })
      .take(until: { count in count >= 300 }, behavior: .inclusive)
      .take(until: closing)
      .observe(on: MainScheduler.instance)
      .bind(to: visitors)
      .disposed(by: disposeBag)
  }

  func report(to office: Office) -> Single<String> {
    office.get("/visitors/\(visitors.value)")
      .asSingle()
      .retry(when: { (errors: Observable<any Error>) in
        errors.enumerated().flatMap { index, error -> Single<Int> in
          guard index < 2 else { throw error }
          return .timer(
            .seconds(index + 1), scheduler: MainScheduler.instance)
        }
      })
  }
}
