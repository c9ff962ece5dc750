import Reactive

extension Shape {
  static let errors: [Shape] = [
    Shape("catch") { one, other in one.catch { _ in other } },
    Shape("catch(sequence:)") { one, other in .catch(sequence: [throwing(one), throwing(other), one]) },
    Shape("catchAndReturn") { one, _ in throwing(one).catchAndReturn(1) },
    // Without `catchAndReturn`, a subject that has failed would make each attempt fail immediately, forever.
    Shape("retry") { one, _ in throwing(one.catchAndReturn(0)).retry() },
    Shape("retry with a limit") { one, _ in throwing(one).retry(5) },
    Shape("retry(when:)") { one, other in
      throwing(one).retry(when: { (errors: Observable<any Error>) in Observable.zip(errors, other) { $1 } })
    },
    Shape("retry(when:) without a delay") { one, _ in
      throwing(one).retry(when: { (errors: Observable<Failure>) in errors.take(10) })
    },
  ]

  private static func throwing(_ source: Observable<Int>) -> Observable<Int> {
    source.map { number in
      if number % 10 == 9 { throw Failure.first }
      return number
    }
  }
}
