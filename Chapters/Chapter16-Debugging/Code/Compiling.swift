import Lesson
import Reactive

/// A chain that did not compile, fixed.
@ExampleListBuilder
var compiling: ExampleList {
  example(of: "labels, fixed") {
    let labels =
      scans
      .flatMap { code in lookUp(code) }
      .filter { medicine in medicine.cents > 100 }
      .map { medicine in "\(medicine.name): \(medicine.cents)" }
    let display = labels.subscribe(onNext: { print($0) })
    scans.onNext("A1")
    scans.onNext("B2")
    display.dispose()
  }
}

/// Closures with two meanings or two `return`s.
@ExampleListBuilder
var understanding: ExampleList {
  example(of: "one closure, two meanings") {
    let texts = scans.subscribe { print("text:", $0) }
    let counts = scans.subscribe { print("count:", $0.count) }
    scans.onNext("A1")
    scans.onCompleted()
    texts.dispose()
    counts.dispose()
  }

  example(of: "an empty code, fixed") {
    let name = BehaviorRelay(value: "")
    let display =
      scans
      .flatMapLatest { code -> Observable<Medicine> in
        if code.isEmpty { return .empty() }
        return lookUp(code).asObservable()
      }
      .map { medicine in medicine.name }
      .bind(to: name)
    scans.onNext("A1")
    scans.onNext("")
    print(name.value)
    display.dispose()
  }
}

/// A dictionary that needs a type.
@ExampleListBuilder
var diagnosing: ExampleList {
  example(of: "packs, counted") {
    let display =
      scans
      .flatMap { code in lookUp(code) }
      .scan(into: [String: Int]()) { counts, medicine in
        counts[medicine.name, default: 0] += 1
        counts["all", default: 0] += 1
      }
      .compactMap { counts in counts["all"] }
      .subscribe(onNext: { count in print("all:", count) })
    for code in ["A1", "B2", "A1"] { scans.onNext(code) }
    display.dispose()
  }
}
