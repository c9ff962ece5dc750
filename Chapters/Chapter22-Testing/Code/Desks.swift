import Lesson
import Reactive
import ReactiveTesting

/// The outputs of a view model for the form.
protocol DeskModel {
  var answer: Driver<Answer> { get }
  var canLend: Driver<Bool> { get }
  var news: Signal<String> { get }
}

extension LendingDesk: DeskModel {}

typealias MakeDesk = (
  Driver<String>, Signal<Void>, @escaping (String) -> Single<[String]>
) -> any DeskModel

/// Plays two seconds at the desk, with 50 ms per column.
struct DeskPlay {
  /// The rows that the form would show.
  let hits, canLend, news: String
  /// The texts that the server received, and the times of the requests.
  let asked: [String]
  let requests: [Subscription]

  init(
    typed: String, pressed: String = ">", server: String,
    desk: MakeDesk = LendingDesk.init
  ) throws {
    let scheduler = TestScheduler.marbles()
    let texts = try scheduler.createHotObservable(
      typed, values: ["e": ""], column: 50)
    let presses = try scheduler.createHotObservable(
      pressed, of: String.self, column: 50)
    let reply = try scheduler.createColdObservable(
      server, of: String.self, column: 50)
    let hits = scheduler.createObserver(String.self)
    let canLend = scheduler.createObserver(Bool.self)
    let news = scheduler.createObserver(String.self)
    var asked: [String] = []
    SharingScheduler.mock(scheduler: scheduler) {
      let desk = desk(
        texts.asDriver(onErrorDriveWith: .empty()),
        presses.map { _ in }.asSignal(onErrorSignalWith: .empty())
      ) { text in
        asked.append(text)
        return reply.map { _ in [text] }.asSingle()
      }
      let form = DisposeBag {
        desk.answer.map(\.text).drive(hits)
        desk.canLend.drive(canLend)
        desk.news.emit(to: news)
      }
      scheduler.advanceTo(2000)
      _ = form
    }
    self.hits = hits.marbles(
      column: 50,
      values: [
        "e": "Type a name", "s": "Searching",
        "x": "The catalogue does not answer",
      ])
    self.canLend = canLend.marbles(
      column: 50, values: ["y": "true", "n": "false"])
    self.news = news.marbles(column: 50)
    self.asked = asked
    requests = reply.subscriptions
  }
}

@ExampleListBuilder var desks: ExampleList {
  example(of: "a desk that finds") {
    let play = try DeskPlay(
      typed: "-v-vi-vio---------->", server: "----(a|)")
    print(play.hits)
    print(play.asked, play.requests)
  }
  example(of: "a desk that is overtaken") {
    let play = try DeskPlay(
      typed: "-vi-------harp----->", server: "------------(a|)")
    print(play.hits)
    print(play.asked, play.requests)
  }
  example(of: "a desk without a catalogue") {
    let play = try DeskPlay(
      typed: "-vi-------e------harp-->", server: "--X")
    print(play.hits)
    print(play.requests.count, "requests")
  }
  example(of: "a desk that lends") {
    let play = try DeskPlay(
      typed: "-viola-------e--------->",
      pressed: "---p-------p-----p----->", server: "------(a|)")
    print("hits:   ", play.hits)
    print("canLend:", play.canLend)
    print("news:   ", play.news)
  }
}
