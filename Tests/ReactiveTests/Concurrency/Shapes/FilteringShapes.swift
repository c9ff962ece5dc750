import Reactive

extension Shape {
  static let filtering: [Shape] = [
    Shape("distinctUntilChanged") { one, _ in one.distinctUntilChanged { $0 / 2 } },
    Shape("element(at:)") { one, _ in one.element(at: 30) },
    Shape("filter") { one, _ in one.filter { $0 % 2 == 0 } },
    Shape("first") { one, other in Observable.merge(one, other).first().asObservable().compactMap { $0 } },
    Shape("ifEmpty(default:)") { one, _ in one.ifEmpty(default: 1) },
    Shape("ifEmpty(switchTo:)") { one, other in one.filter { $0 < 0 }.ifEmpty(switchTo: other) },
    Shape("ignoreElements") { one, other in
      one.take(20).ignoreElements().asCompletable().andThen(other.asObservable())
    },
    Shape("sample") { $0.sample($1, defaultValue: 0) },
    Shape("single") { one, _ in one.single { $0 == 20 } },
    Shape("skip") { one, _ in one.skip(5) },
    Shape("skip(until:)") { $0.skip(until: $1) },
    Shape("skip(while:)") { one, _ in one.skip(while: { $0 < 10 }) },
    Shape("take") { one, _ in one.take(20) },
    Shape("take(until: other)") { one, other in one.take(until: other.filter { $0 == 30 }) },
    Shape("take(until: predicate)") { one, _ in one.take(until: { $0 > 40 }) },
    Shape("take(while:)") { one, _ in one.take(while: { $0 < 40 }, behavior: .inclusive) },
    Shape("takeLast") { one, _ in one.takeLast(5) },
  ]
}
