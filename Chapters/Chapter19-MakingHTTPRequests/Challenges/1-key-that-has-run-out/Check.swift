import Lesson
import Reactive

let check = Check { examiner in
  examiner.compare(
    "authorised(key:renewal:request:)", on: KeyCheck.rows,
    drawing: [
      "old": .texts(["a", "refused"]), "renewal": .texts(["k", "l"]),
      "new": .texts(["b", "refused"]),
    ],
    yours: {
      (
        old: Observable<String>, renewal: Observable<String>,
        new: Observable<String>
      ) in
      authorised(key: "old", renewal: renewal) { key in
        KeyCheck.request(key, old, new)
      }
    },
    expected: { old, renewal, new in
      Observable.deferred { KeyCheck.request("old", old, new) }
        .catch { error in
          guard case KeyError.refused = error else { throw error }
          return
            renewal
            .concat(Observable.error(KeyError.refused))
            .take(1)
            .flatMapFirst { key in KeyCheck.request(key, old, new) }
        }
    })
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
    (key == "old" ? old : new).map { text in
      if text == "refused" { throw KeyError.refused }
      return "\(text) with \(key)"
    }
  }
}
