import Lesson
import Reactive

/// One element out of each.
@ExampleListBuilder
var mapping: ExampleList {
  diagram("map", "codes: --N12--S7--N4--|") {
    (codes: Observable<String>) in
    codes.map { code in code.prefix(1) }
  }

  example(of: "lines for the loader") {
    _ = Observable.of("N12", "S7")
      .enumerated()
      .map { index, code in "\(index + 1). \(code)" }
      .subscribe { event in print(event) }
  }

  example(of: "a field for an amount") {
    let field = Observable.of("3", "3 boxes")
    _ = field.map { Int($0) }.subscribe { print("map:", $0) }
    _ = field.compactMap { Int($0) }
      .subscribe { print("compactMap:", $0) }
  }

  diagram("map that throws", "codes: --N12--dirt--S7--|") {
    (codes: Observable<String>) in
    codes.map { try weight(of: $0) }
  }

  diagram("compactMap", "codes: --N12--dirt--S7--|") {
    (codes: Observable<String>) in
    codes.compactMap { try? weight(of: $0) }
  }
}
