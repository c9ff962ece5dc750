import Lesson
import Reactive

let check = Check { examiner in
  examiner.compare(
    "birds(scrolls:page:)", on: NextPageCheck.rows, hot: ["scrolls"],
    drawing: [
      "scrolls": .texts(["end"]), "page1": .texts(["wren", "rook"]),
      "page2": .texts(["teal", "none", "again", "blank"]),
      "page3": .texts(["swift"]),
    ],
    yours: {
      (
        scrolls: Observable<Void>, page1: Observable<String>,
        page2: Observable<String>, page3: Observable<String>
      ) in
      birds(
        scrolls: scrolls, page: NextPageCheck.pages(page1, page2, page3)
      )
    },
    expected: { scrolls, page1, page2, page3 in
      let page = NextPageCheck.pages(page1, page2, page3)
      return Observable.deferred {
        var list: [String] = []
        return scrolls.startWith(())
          .flatMapFirst { _ in page(list.count).catch { _ in .empty() }
          }
          .map {
            list += $0
            return list
          }
      }
    })
} showing: { _ in
  let scrolls = PublishSubject<Void>()
  let birds = birds(scrolls: scrolls) { since in
    let page = since == 0 ? ["wren", "rook"] : ["teal", "swift"]
    return Observable.just(page)
      .delay(.milliseconds(100), scheduler: MainScheduler.instance)
  }
  let list = birds.subscribe(onNext: { print($0) })
  pause(for: .seconds(1))
  for _ in 1...2 { scrolls.onNext(()) }
  pause(for: .seconds(1))
  list.dispose()
}

private enum NextPageCheck {
  static let rows = [
    """
    scrolls:  ------e-----e---e-------------->
    page1:    ---wren|
    page2:    ---teal|
    page3:    ---swift|
    """,
    """
    scrolls:  -e-e------e-e-e------e---------|
    page1:    -----wren|
    page2:    ------none|
    page3:    ---swift|
    """,
    """
    scrolls:  -----e---e----e-----e---------->
    page1:    --wren-----|
    page2:    --teal--|
    page3:    ---swift-|
    """,
    """
    scrolls:  -----e-------e-----e----------->
    page1:    --X
    page2:    --teal|
    page3:    --swift|
    """,
    """
    scrolls:  --------e--------e-------e----->
    page1:    -wren|
    page2:    --X
    page3:    |
    """,
    """
    scrolls:  -------e-----e---------->
    page1:    --wren|
    page2:    --again|
    page3:    --swift|
    """,
    """
    scrolls:  -------e-----e---------->
    page1:    --wren|
    page2:    --blank|
    page3:    --swift|
    """,
    """
    scrolls:  --e-|
    page1:    -------wren|
    page2:    --teal|
    page3:    --swift|
    """,
    """
    scrolls:  ---------e------X
    page1:    -wren|
    page2:    ---------teal|
    page3:    --swift|
    """,
    """
    scrolls:  ----e-----e-----e-----e-----e--->
    page1:    (wren|)
    page2:    (teal|)
    page3:    (none|)
    """,
    """
    scrolls:  -------e--------e--------e------>
    page1:    -wren|
    page2:    --teal|
    page3:    --swift|
    one:      ^------------------------------->
    two:      -----------^-------------------->
    """,
  ]

  /// The rows are pages: the first one of a single bird, the second of
  /// two, or none, and the third of whatever else is asked for.
  ///
  /// Birds say how often a page has been asked for, so that asking too
  /// often shows.
  static func pages(
    _ page1: Observable<String>, _ page2: Observable<String>,
    _ page3: Observable<String>
  ) -> (_ since: Int) -> Observable<[String]> {
    var calls = 0
    return { since in
      calls += 1
      let call = calls
      switch since {
      case 0: return one(of: page1).map { ["\($0) \(call)"] }
      case 1: return one(of: page2).map(second)
      default: return one(of: page3).map { ["\($0) \(since), \(call)"] }
      }
    }
  }

  private static func second(_ text: String) -> [String] {
    switch text {
    case "none": []
    case "again": ["wren 1", "wren 1"]
    case "blank": ["", "heron"]
    default: [text, "and \(text)"]
    }
  }

  /// The first text of a row, which completes when the row ends; a row
  /// without one may fail.
  private static func one(
    of row: Observable<String>
  ) -> Observable<String> {
    .deferred {
      var hasSent = false
      return row.filter { _ in
        defer { hasSent = true }
        return !hasSent
      }
      .catch { error in hasSent ? .empty() : .error(error) }
    }
  }
}
