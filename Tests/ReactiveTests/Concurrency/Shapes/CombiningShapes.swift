import Reactive

extension Shape {
  static let combining: [Shape] = [
    Shape("merge") { .merge($0, $1) },
    Shape("merge with a limit") { one, other in Observable.of(one, other).merge(maxConcurrent: 1) },
    Shape("concat") { $0.take(5).concat($1) },
    Shape("combineLatest") { .combineLatest($0, $1) { $0 &+ $1 } },
    Shape("combineLatest of a collection") { .combineLatest([$0, $1]) { $0.reduce(0, &+) } },
    Shape("zip") { .zip($0, $1) { $0 &+ $1 } },
    Shape("zip of a collection") { .zip([$0, $1]) { $0.reduce(0, &+) } },
    Shape("withLatestFrom") { $0.withLatestFrom($1) { $0 &+ $1 } },
    Shape("startWith") { one, _ in one.startWith(1, 2) },
    Shape("flatMap") { one, other in one.flatMap { $0 % 3 == 0 ? other.take(2) : Observable.just($0) } },
    Shape("throwing flatMap") { one, other in
      one.flatMap { number -> Observable<Int> in
        if number == 30 { throw Failure.first }
        return other.take(3)
      }
    },
    Shape("flatMapFirst") { one, other in one.flatMapFirst { _ in other.take(3) } },
    Shape("flatMapLatest") { one, other in one.flatMapLatest { number in other.map { $0 &+ number } } },
    Shape("concatMap") { one, other in one.concatMap { $0 % 2 == 0 ? other.take(2) : Observable.just($0) } },
  ]
}
