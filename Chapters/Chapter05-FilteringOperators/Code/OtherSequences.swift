import Lesson
import Reactive

/// What another sequence opens, and what it ends.
@ExampleListBuilder
var otherSequences: ExampleList {
  example(of: "who came last") {
    let turnstile = PublishSubject<String>()
    let closing = PublishSubject<Void>()
    var bag = DisposeBag()
    _ = turnstile.take(until: closing).takeLast(1).noted(by: "Eve")
    turnstile.takeLast(1).noted(by: "Fay").disposed(by: bag)

    turnstile.onNext("Ada")
    turnstile.onNext("Ben")
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
    turnstile:  --Ada--Ben---Cleo--Dan-->
    closing:    -----------1------------>
    morning:    --------------------------1-->
    """
  ) {
    (
      turnstile: Observable<String>, closing: Observable<Int>,
      morning: Observable<Int>
    ) in
    turnstile.skip(until: closing).take(1).take(until: morning)
  }

  diagram(
    "the night guard on a Monday",
    """
    turnstile:  --test--test--|
    closing:    ---------------------->
    morning:    ------------------1--->
    """
  ) {
    (
      turnstile: Observable<String>, closing: Observable<Int>,
      morning: Observable<Int>
    ) in
    turnstile.skip(until: closing).take(1).take(until: morning)
  }
}
