import Reactive

extension Shape {
  static let combining: [Shape] = [
    Shape("amb") { $0.amb($1) },
    Shape("amb of many") { one, other in .amb([.never(), one, other, one.skip(2)]) },
    Shape("combineLatest") { .combineLatest($0, $1) { $0 &+ $1 } },
    Shape("combineLatest of a collection") { .combineLatest([$0, $1]) { $0.reduce(0, &+) } },
    Shape("concat") { $0.take(5).concat($1) },
    Shape("concat of inner sequences") { one, other in Observable.of(one.take(5), other.skip(1)).concat() },
    Shape("merge") { .merge($0, $1) },
    Shape("merge with a limit") { one, other in Observable.of(one, other).merge(maxConcurrent: 1) },
    Shape("startWith") { one, _ in one.startWith(1, 2) },
    Shape("switchLatest") { one, other in one.map { number in other.map { $0 &+ number } }.switchLatest() },
    Shape("withLatestFrom") { $0.withLatestFrom($1) { $0 &+ $1 } },
    Shape("zip") { .zip($0, $1) { $0 &+ $1 } },
    Shape("zip of a collection") { .zip([$0, $1]) { $0.reduce(0, &+) } },
  ]
}
