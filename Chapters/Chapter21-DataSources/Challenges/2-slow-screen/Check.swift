import Lesson
import Reactive

let check = Check { examiner in
  SlowScreenCheck.keepsUp(examiner)
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
        "snapshots": .texts(["AB", "ABC", "CA", "B", "C", "nobody"]),
        "done": .texts(["now"]),
      ],
      yours: {
        (snapshots: Observable<String>, done: Observable<Void>) in
        plays(words(snapshots), done: done)
      },
      expected: { snapshots, done in told(words(snapshots), done) })
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
