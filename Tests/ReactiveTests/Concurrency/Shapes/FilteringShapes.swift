import Reactive

extension Shape {
  static let filtering: [Shape] = [
    Shape("distinctUntilChanged") { one, _ in one.distinctUntilChanged { $0 / 2 } },
    Shape("take(while:)") { one, _ in one.take(while: { $0 < 40 }, behavior: .inclusive) },
    Shape("take(until: predicate)") { one, _ in one.take(until: { $0 > 40 }) },
    Shape("take(until: other)") { one, other in one.take(until: other.filter { $0 == 30 }) },
    Shape("takeLast") { one, _ in one.takeLast(5) },
    Shape("skip(while:)") { one, _ in one.skip(while: { $0 < 10 }) },
    Shape("skip(until:)") { $0.skip(until: $1) },
    Shape("element(at:)") { one, _ in one.element(at: 30) },
    Shape("first") { one, other in Observable.merge(one, other).first().asObservable().compactMap { $0 } },
    Shape("single") { one, _ in one.single { $0 == 20 } },
    Shape("ifEmpty(default:)") { one, _ in one.ifEmpty(default: 1) },
    Shape("ifEmpty(switchTo:)") { one, other in one.filter { $0 < 0 }.ifEmpty(switchTo: other) },
    Shape("sample") { $0.sample($1, defaultValue: 0) },
    Shape("amb") { $0.amb($1) },
    Shape("amb of many") { one, other in .amb([.never(), one, other, one.skip(2)]) },
    Shape("scan") { one, _ in one.scan(0, accumulator: &+) },
    Shape("scan(into:)") { one, _ in one.scan(into: 0) { $0 &+= $1 } },
    Shape("compactMap") { one, _ in one.compactMap { $0 > 5 ? $0 : nil } },
    Shape("enumerated") { one, _ in one.enumerated().map { $0.index &+ $0.element } },
    Shape("reduce") { one, _ in one.reduce(0, accumulator: &+) },
    Shape("toArray") { one, _ in one.toArray().asObservable().map(\.count) },
    Shape("materialize and dematerialize") { one, _ in one.materialize().dematerialize() },
    Shape("groupBy") { one, _ in one.groupBy { $0 % 5 }.flatMap { $0 } },
    Shape("groupBy with groups that come and go") { one, other in
      one.groupBy { $0 % 5 }.flatMap { $0.take(2).concat(other.take(1)) }.take(40)
    },
    Shape("withUnretained") { one, other in one.withUnretained(other).map { $1 } },
  ]
}
