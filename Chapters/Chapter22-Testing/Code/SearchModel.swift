import Dispatch
import Lesson
import Reactive
import ReactiveTesting

/// Searches for what the user types.
final class SearchModel {
  /// The answer to the latest text.
  let answers: Observable<String>

  init(
    texts: Observable<String>, scheduler: any SchedulerType,
    find: @escaping (String) -> Single<String>
  ) {
    answers =
      texts
      .debounce(.milliseconds(300), scheduler: scheduler)
      .flatMapLatest { text in find(text) }
  }
}

@ExampleListBuilder var models: ExampleList {
  example(of: "a search model and its test") {
    let scheduler = TestScheduler.marbles()
    let texts = try scheduler.createHotObservable(
      "-u-um-----umb----->", of: String.self, column: 100)
    let server = try scheduler.createColdObservable(
      "--(a|)", of: String.self, column: 100)
    let model = SearchModel(
      texts: texts.asObservable(), scheduler: scheduler,
      find: { text in server.map { _ in text }.asSingle() })

    let row = scheduler.marbles(until: 2000, column: 100) {
      model.answers
    }
    test("answers", row, is: "--------um-----umb>")
    test(
      "requests", server.subscriptions,
      is: [Subscription(600, 800), Subscription(1300, 1500)])
  }
}
