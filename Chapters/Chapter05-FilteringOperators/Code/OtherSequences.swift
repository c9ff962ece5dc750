import Lesson
import Reactive

/// Operators that wait for another sequence.
@ExampleListBuilder
var otherSequences: ExampleList {
  example(of: "who came last") {
    let gate = PublishSubject<String>()
    let closing = PublishSubject<Void>()
    var bag = DisposeBag()
    _ = gate.take(until: closing).takeLast(1).noted(by: "Eve")
    gate.takeLast(1).noted(by: "Fay").disposed(by: bag)

    gate.onNext("Ada")
    gate.onNext("Ben")
    closing.onNext(())
    bag = DisposeBag()
  }

  example(of: "three bells") {
    let bag = DisposeBag()
    let bells: KeyValuePairs<String, Event<Int>> = [
      "rings": .next(1), "completes": .completed,
      "fails": .error(MuseumError.jammed),
    ]
    for (name, event) in bells {
      let tickets = PublishSubject<String>()
      let bell = PublishSubject<Int>()
      bag.insert(
        tickets.skip(until: bell).noted(by: "skip, bell \(name)"),
        tickets.take(until: bell).noted(by: "take, bell \(name)"))

      bell.on(event)
      tickets.onNext("adult")
    }
  }

  diagram(
    "the night guard",
    """
    gate:     --Ada--Ben---Cleo--Dan-->
    closing:  -----------1------------>
    morning:  --------------------------1-->
    """
  ) {
    (
      gate: Observable<String>, closing: Observable<Int>,
      morning: Observable<Int>
    ) in
    gate.skip(until: closing).take(1).take(until: morning)
  }

  diagram(
    "the night guard on a Monday",
    """
    gate:     --test--test--|
    closing:  ---------------------->
    morning:  ------------------1--->
    """
  ) {
    (
      gate: Observable<String>, closing: Observable<Int>,
      morning: Observable<Int>
    ) in
    gate.skip(until: closing).take(1).take(until: morning)
  }
}
