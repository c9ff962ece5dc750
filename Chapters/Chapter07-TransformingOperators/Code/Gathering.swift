import Lesson
import Reactive

/// All elements as one array.
@ExampleListBuilder
var gathering: ExampleList {
  diagram("toArray", "belt: --N12--S7--|") {
    (belt: Observable<String>) in
    belt.toArray()
  }

  example(of: "three belts") {
    let bag = DisposeBag()
    let belts: KeyValuePairs<String, Observable<String>> = [
      "empty": .empty(),
      "broken": .of("N12", "N?").map { "\(try weight(of: $0)) kg" },
      "endless": BehaviorRelay(value: "N12").asObservable(),
    ]
    for (name, belt) in belts {
      belt.toArray()
        .subscribe(
          onSuccess: { codes in print("\(name): \(codes)") },
          onFailure: { error in print("\(name): \(error)") }
        )
        .disposed(by: bag)
    }
  }
}
