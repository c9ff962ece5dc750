import Lesson
import Reactive
import ReactiveTesting

typealias MakeSearch = (
  Observable<String>, any SchedulerType,
  @escaping (String) -> Observable<String>
) -> Observable<SearchState>

/// Plays a search page; a column is 100 ms.
struct SearchPlay {
  /// What the page shows.
  let shown: String
  /// What the server is asked, and from when to when.
  let asked: [String]
  let requests: [Subscription]

  init(
    typed: String, server: String, page: MakeSearch = searchPage
  ) throws {
    let scheduler = TestScheduler.marbles()
    let texts = try scheduler.createHotObservable(
      typed, values: ["none": ""], column: 100)
    let reply = try scheduler.createColdObservable(
      server, of: String.self, column: 100)
    var asked: [String] = []
    let state = page(texts.asObservable(), scheduler) { text in
      asked.append(text)
      return reply.map { _ in text }
    }
    shown = scheduler.marbles(
      until: 4000, column: 100,
      values: ["e": "empty", "b": "busy", "x": "failed"]
    ) { state }
    self.asked = asked
    requests = reply.subscriptions
  }
}

@ExampleListBuilder var searching: ExampleList {
  example(of: "a search that finds") {
    let play = try SearchPlay(
      typed: "-u-um-umb---------->", server: "----a|")
    print(play.shown)
    print(play.asked, play.requests)
  }
  example(of: "a search that is overtaken") {
    let play = try SearchPlay(
      typed: "-um------key------->", server: "----------a|")
    print(play.shown)
    print(play.asked, play.requests)
  }
  example(of: "a search that fails") {
    let play = try SearchPlay(
      typed: "-um-------none----key----->", server: "--X")
    print(play.shown)
  }
}
