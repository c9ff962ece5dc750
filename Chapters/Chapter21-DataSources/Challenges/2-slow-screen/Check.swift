import Lesson
import Reactive

let check = Check { examiner in
  SlowScreenCheck.keepsUp(examiner)
  SlowScreenCheck.hearsWhatComesAtOnce(examiner)
} showing: { _ in
  let snapshots = PublishSubject<String>()
  let done = PublishSubject<Void>()
  let subscription = plays(snapshots, done: done)
    .subscribe { event in print(event) }
  for word in ["A", "AB", "BC"] { snapshots.onNext(word) }
  done.onNext(())
  done.onNext(())
  subscription.dispose()
}

private enum SlowScreenCheck {
  static func keepsUp(_ examiner: Examiner) {
    examiner.compare(
      "plays(_:done:)",
      on: [
        """
        snapshots:  --AB--ABC--CA----------B---------->
        done:       -----------------a---a------a----->
        """,
        """
        snapshots:  --AB--C--AB----------ABC---|
        done:       ----------------a--------------a--|
        """,
        """
        snapshots:  --AB-----AB---A--B--A-------------|
        done:       ------a--------------a---a-|
        """,
        """
        snapshots:  --A--AA--aA-CAB---BCA-----|
        done:       ---a---a---a----a--------|
        """,
        """
        snapshots:  --nobody--AB---nobody------X
        done:       -a---------------------a-------->
        """,
        """
        snapshots:  --AB---C------------>
        done:       -----------a---X
        """,
        """
        snapshots:  --AB---CD----A----B-------->
        done:       ---------a------a-----a---->
        one:        ^----------------!
        two:        -----^--------------------->
        """,
      ],
      drawing: [
        "snapshots": .texts([
          "AB", "ABC", "CA", "B", "C", "nobody", "CAB", "b", "BB",
        ]),
        "done": .texts(["now"]),
      ],
      yours: {
        (snapshots: Observable<String>, done: Observable<Void>) in
        plays(words(snapshots), done: done)
      },
      expected: { snapshots, done in told(words(snapshots), done) })
  }

  /// What sources send within a subscription, or while somebody is
  /// being told.
  static func hearsWhatComesAtOnce(_ examiner: Examiner) {
    struct Broken: Error {}
    var seen: [String] = []
    _ = plays(
      .create { observer in
        observer.onNext("A")
        observer.onError(Broken())
        return Disposables.create()
      }, done: Observable<Void>.never()
    ).subscribe { event in seen.append("\(event)") }
    examiner.expect(
      seen, equals: ["next(+A)", "error(Broken())"],
      "what comes of snapshots that send A and fail when they are"
        + " subscribed to")

    let snapshots = PublishSubject<String>()
    let done = PublishSubject<Void>()
    seen = []
    let screen = plays(snapshots, done: done).subscribe { event in
      seen.append("\(event)")
      switch event.element {
      case "+A": done.onNext(())
      case "+C": snapshots.onNext("ABCD")
      default: break
      }
    }
    for word in ["A", "AB", "ABC"] { snapshots.onNext(word) }
    for _ in 0..<2 { done.onNext(()) }
    screen.dispose()
    examiner.expect(
      seen, equals: ["next(+A)", "next(+B)", "next(+C)", "next(+D)"],
      "what comes of A, AB, ABC, and twice done, if done also sends while"
        + " A is told, and ABCD comes while C is told")
  }

  /// A row cannot say that a word is empty.
  private static func words(
    _ snapshots: Observable<String>
  ) -> Observable<String> {
    snapshots.map { word in word == "nobody" ? "" : word }
  }

  private static func told(
    _ snapshots: Observable<String>, _ done: Observable<Void>
  ) -> Observable<String> {
    Observable.deferred {
      var shown = ""
      var kept: String?
      var isBusy = false
      func next() -> String? {
        guard !isBusy, let word = kept else { return nil }
        kept = nil
        if word == shown { return nil }
        let steps = text(from: shown, to: word)
        shown = word
        isBusy = true
        return steps
      }
      return Observable.merge(
        snapshots.map { word in { kept = word } },
        done.map { _ in { isBusy = false } }
      )
      .compactMap { (note: () -> Void) in
        note()
        return next()
      }
    }
  }

  private static func text(
    from old: String, to new: String
  ) -> String {
    new.difference(from: old)
      .map { change in
        switch change {
        case .remove(_, let letter, _): "-\(letter)"
        case .insert(_, let letter, _): "+\(letter)"
        }
      }
      .joined(separator: " ")
  }
}
