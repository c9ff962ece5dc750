import Reactive

extension Shape {
  static let transforming: [Shape] = [
    Shape("stateless operators") { one, _ in one.map { $0 &+ 1 }.filter { $0 >= 0 }.do(onNext: { _ in }) },
    Shape("compactMap") { one, _ in one.compactMap { $0 > 5 ? $0 : nil } },
    Shape("concatMap") { one, other in one.concatMap { $0 % 2 == 0 ? other.take(2) : Observable.just($0) } },
    Shape("enumerated") { one, _ in one.enumerated().map { $0.index &+ $0.element } },
    Shape("flatMap") { one, other in one.flatMap { $0 % 3 == 0 ? other.take(2) : Observable.just($0) } },
    Shape("throwing flatMap") { one, other in
      one.flatMap { number -> Observable<Int> in
        if number == 30 { throw Failure.first }
        return other.take(3)
      }
    },
    Shape("flatMapFirst") { one, other in one.flatMapFirst { _ in other.take(3) } },
    Shape("flatMapLatest") { one, other in one.flatMapLatest { number in other.map { $0 &+ number } } },
    Shape("groupBy") { one, _ in one.groupBy { $0 % 5 }.flatMap { $0 } },
    Shape("groupBy with groups that end and restart") { one, other in
      one.groupBy { $0 % 5 }.flatMap { $0.take(2).concat(other.take(1)) }.take(40)
    },
    Shape("map") { one, _ in one.map { $0 &+ 1 } },
    Shape("throwing map") { one, _ in
      one.map { number -> Int in
        if number == 40 { throw Failure.first }
        return number
      }
    },
    Shape("materialize and dematerialize") { one, _ in one.materialize().dematerialize() },
    Shape("reduce") { one, _ in one.reduce(0, accumulator: &+) },
    Shape("scan") { one, _ in one.scan(0, accumulator: &+) },
    Shape("scan(into:)") { one, _ in one.scan(into: 0) { $0 &+= $1 } },
    Shape("toArray") { one, _ in one.toArray().asObservable().map(\.count) },
    Shape("withUnretained") { one, other in one.withUnretained(other).map { $1 } },
  ]
}
