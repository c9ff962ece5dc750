import Lesson
import Reactive

let check = Check { examiner in
  let isRight = examiner.compare(
    "authorised(key:renewal:request:)", on: KeyCheck.rows,
    drawing: [
      "old": .texts(["a", "refused", "", "alike"]),
      "renewal": .texts(["k", "l", "old", "", "refused"]),
      "new": .texts(["b", "refused", ""]),
    ],
    printing: { $0 },
    yours: {
      (
        old: Observable<String>, renewal: Observable<String>,
        new: Observable<String>
      ) in
      authorised(key: "old", renewal: KeyCheck.renewal(renewal)) {
        key in
        KeyCheck.request(key, old, new)
      }
    },
    expected: { old, renewal, new in
      Observable.deferred { KeyCheck.request("old", old, new) }
        .catch { error in
          guard case KeyError.refused = error else { throw error }
          return KeyCheck.renewal(renewal)
            .concat(Observable.error(KeyError.refused))
            .take(1)
            .flatMapFirst { key in KeyCheck.request(key, old, new) }
        }
    })
  guard isRight, KeyCheck.isDoneAtOnce(examiner) else { return }
  guard KeyCheck.isLeft(examiner) else { return }
  KeyCheck.keepsNothing(examiner)
} showing: { _ in
  _ = authorised(key: "old", renewal: .just("new")) { key in
    .deferred {
      print("request with \(key)")
      return key == "new" ? .just("890") : .error(KeyError.refused)
    }
  }
  .subscribe { event in print(event) }
}

private enum KeyCheck {
  static let rows = [
    """
    old:      --a--refused--b--|
    renewal:  ---k--l--|
    new:      --b--|
    """,
    """
    old:      --a--|
    renewal:  ---k|
    new:      --b--|
    """,
    """
    old:      --refused---|
    renewal:  ---|
    new:      --b--|
    """,
    """
    old:      --refused---|
    renewal:  ---X
    new:      --b--|
    """,
    """
    old:      --refused---|
    renewal:  ---k----->
    new:      --b--refused---|
    """,
    """
    old:      --refused---|
    renewal:  ---k-|
    new:      --b--X
    """,
    """
    old:      --a-X
    renewal:  ---k-|
    new:      --b--|
    """,
    """
    old:      (refused|)
    renewal:  (k|)
    new:      (b|)
    one:      ^------!
    two:      --^-------->
    """,
  ]

  /// The rows are requests, in which an element stands for a refusal.
  static func request(
    _ key: String, _ old: Observable<String>, _ new: Observable<String>
  ) -> Observable<String> {
    print("request with", key)
    return (key == "old" ? old : new).map { text in
      switch text {
      case "refused": throw KeyError.refused
      case "alike": throw Alike.refused
      case "": ""
      default: "\(text) with \(key)"
      }
    }
  }

  static func renewal(_ row: Observable<String>) -> Observable<String> {
    row.map { text in
      if text == "refused" { throw KeyError.refused }
      return text
    }
  }

  /// Looks like a refusal of the key, and is none.
  enum Alike: Error { case refused }

  /// What is sent and ends within the subscription.
  static func isDoneAtOnce(_ examiner: Examiner) -> Bool {
    let new = Observable.just("new")
    let renewals: KeyValuePairs<String, Observable<String>> = [
      "sends `new` and completes": new,
      "sends `new` and goes on": new.concat(Observable.never()),
      "sends `new` and `newer`": .create { observer in
        observer.onNext("new")
        observer.onNext("newer")
        return Disposables.create()
      },
      "sends `new` and fails": new.concat(
        Observable.error(Alike.refused)),
    ]
    return renewals.allSatisfy { what, renewal in
      var seen: [String] = []
      authorised(key: "old", renewal: renewal) { key in
        seen.append("request with \(key)")
        return key == "old" ? .error(KeyError.refused) : .just("890")
      }
      .subscribe { event in seen.append("\(event)") }.dispose()
      return examiner.expect(
        seen,
        equals: [
          "request with old", "request with new", "next(890)",
          "completed",
        ],
        "what happens when the key is refused at once, and the renewal "
          + "\(what) at once")
    }
  }

  /// Who leaves at each of the stages, the one before having ended at once.
  static func isLeft(_ examiner: Examiner) -> Bool {
    for stage in ["request", "renewal", "request with the new key"] {
      let waiting = PublishSubject<String>()
      var seen: [String] = []
      let result = authorised(
        key: "old", renewal: stage == "renewal" ? waiting : .just("new")
      ) { key in
        if stage == "request" { return waiting }
        if key == "old" { return .error(KeyError.refused) }
        return stage == "renewal" ? .just("890") : waiting
      }
      let leaving = result.subscribe()
      let isThere = waiting.hasObservers
      leaving.dispose()
      let isLeft = examiner.expect(
        isThere && !waiting.hasObservers,
        "The \(stage) is not listened to while it lasts, or still is when "
          + "the subscriber has left.")
      let staying = result.subscribe { event in seen.append("\(event)")
      }
      waiting.onNext("990")
      waiting.onCompleted()
      staying.dispose()
      let sent = stage == "renewal" ? "890" : "990"
      let isTold = examiner.expect(
        seen, equals: ["next(\(sent))", "completed"],
        "what comes of it when the \(stage) answers 990 later")
      guard isLeft, isTold else { return false }
    }
    return true
  }

  static func keepsNothing(_ examiner: Examiner) {
    final class Held {}
    func ask(_ held: Held) {
      authorised(key: "old", renewal: .just("new")) { key in
        _ = held
        return key == "old" ? .error(KeyError.refused) : .just("890")
      }
      .subscribe().dispose()
    }
    weak var rest: Held?
    do {
      let held = Held()
      rest = held
      ask(held)
    }
    examiner.expect(
      rest == nil, "What `request` holds is still there after the end.")
  }
}
