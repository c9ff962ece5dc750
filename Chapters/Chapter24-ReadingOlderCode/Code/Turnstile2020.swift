import Dispatch
import Reactive

@available(*, deprecated)
final class Turnstile2020 {
  let visitors = BehaviorRelay(value: 0)
  private let disposeBag = DisposeBag()

  init(counts: Observable<Int>, closing: Observable<Void>) {
    counts
      .skipWhile { count in count == 0 }
      .takeUntil(.inclusive) { count in count >= 300 }
      .takeUntil(closing)
      .observeOn(MainScheduler.instance)
      .bind(to: visitors)
      .disposed(by: disposeBag)
  }

  func report(to office: Office) -> Single<String> {
    office.get("/visitors/\(visitors.value)")
      .asSingle()
      .retryWhen { (errors: Observable<any Error>) in
        errors.enumerated().flatMap { index, error -> Single<Int> in
          guard index < 2 else { throw error }
          return .timer(
            .seconds(index + 1), scheduler: MainScheduler.instance)
        }
      }
  }
}
