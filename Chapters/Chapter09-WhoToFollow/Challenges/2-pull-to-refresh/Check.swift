import Lesson
import Reactive

let check = Check { examiner in
  let isRight = examiner.compare(
    "screens(pulls:load:)", on: PullToRefreshCheck.rows, hot: ["pulls"],
    drawing: [
      "pulls": .texts(["pull"]), "odd": .texts(["rain", "blank"]),
      "even": .texts(["wind", "snow"]),
    ],
    yours: {
      (
        pulls: Observable<Void>, odd: Observable<String>,
        even: Observable<String>
      ) in
      PullToRefreshCheck.loading(odd, even) { load in
        screens(pulls: pulls, load: load).map(PullToRefreshCheck.said)
      }
    },
    expected: { pulls, odd, even in
      PullToRefreshCheck.loading(odd, even) { load in
        PullToRefreshCheck.right(pulls, load)
      }
    })
  guard isRight else { return }
  examiner.compare(
    "screens(pulls:load:), which several subscribe to,",
    on: PullToRefreshCheck.sharedRows, hot: ["pulls"],
    drawing: [
      "pulls": .texts(["pull"]), "load": .texts(["rain", "sun"]),
    ],
    yours: { (pulls: Observable<Void>, load: Observable<String>) in
      screens(pulls: pulls) { PullToRefreshCheck.text(of: load) }
        .map(PullToRefreshCheck.said)
    },
    expected: { pulls, load in
      PullToRefreshCheck.right(pulls) {
        PullToRefreshCheck.text(of: load)
      }
    })
} showing: { _ in
  let pulls = PublishSubject<Void>()
  var isFirst = true
  let screens = screens(pulls: pulls) {
    defer { isFirst = false }
    return isFirst
      ? .just("rain") : .error(PullToRefreshCheck.Failure.offline)
  }
  let page = screens.subscribe(onNext: { print($0) })
  pulls.onNext(())
  page.dispose()
}

private enum PullToRefreshCheck {
  enum Failure: Error { case offline }

  static let sharedRows = [
    """
    pulls:  ------p--------p--------p--------->
    load:   --rain|
    one:    ^--------------------------------->
    two:    --------^------------------------->
    """,
    """
    pulls:  ------p--------p--------p--------->
    load:   --X
    one:    ^-----------!
    two:    ^--------------------------------->
    """,
  ]

  static let rows = [
    """
    pulls:  ---------p--------p-------p------->
    odd:    ---rain|
    even:   ---X
    """,
    """
    pulls:  --p--p-p---------p-----------------|
    odd:    ----rain|
    even:   ------wind|
    """,
    """
    pulls:  ------p--------p--------p--------->
    odd:    --X
    even:   --X
    """,
    """
    pulls:  ----p---|
    odd:    --X
    even:   ------wind|
    """,
    """
    pulls:  ----p--|
    odd:    --rain|
    even:   ------X
    """,
    """
    pulls:  ------p--------p--------p--------->
    odd:    --blank|
    even:   --wind|
    """,
    """
    pulls:  --------p---X
    odd:    --rain|
    even:   ------wind|
    """,
    """
    pulls:  ----p----p----p----p--------------->
    odd:    (rain|)
    even:   X
    """,
    """
    pulls:  ------p--------p--------p--------->
    odd:    --rain|
    even:   ---X
    one:    ^--------------------------------->
    two:    --------^------------------------->
    """,
  ]

  /// Every other load is `odd`, for each subscriber anew.
  static func loading(
    _ odd: Observable<String>, _ even: Observable<String>,
    _ screens:
      @escaping (@escaping () -> Observable<String>) -> Observable<
        String
      >
  ) -> Observable<String> {
    .deferred {
      var count = 0
      return screens {
        count += 1
        return text(of: count.isMultiple(of: 2) ? even : odd)
      }
    }
  }

  /// What a load brings, which may be an empty text.
  static func text(of row: Observable<String>) -> Observable<String> {
    row.take(1).map { $0 == "blank" ? "" : $0 }
  }

  static func said(_ screen: Screen) -> String {
    said(screen.text, screen.isLoading, screen.isOld)
  }

  private static func said(
    _ text: String?, _ isLoading: Bool, _ isOld: Bool
  ) -> String {
    "\(text.map { $0.isEmpty ? "blank" : $0 } ?? "nothing")\(isLoading ? ", loading" : "")"
      + (isOld ? ", old" : "")
  }

  static func right(
    _ pulls: Observable<Void>,
    _ load: @escaping () -> Observable<String>
  ) -> Observable<String> {
    .deferred {
      let news = pulls.startWith(()).flatMapLatest { _ in
        load().materialize().map(Optional.some).startWith(nil)
          .filter { event in event?.isCompleted != true }
      }
      return news.scan(into: Shown()) { shown, event in
        shown.isLoading = event == nil
        if let text = event?.element { shown.text = text }
        if event != nil { shown.isOld = event?.error != nil }
      }
      .map { said($0.text, $0.isLoading, $0.isOld) }
    }
  }

  private struct Shown {
    var text: String?
    var isLoading = false
    var isOld = false
  }
}
