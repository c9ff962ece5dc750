import Dispatch
import Lesson
import Reactive
import Synchronization

let check = Check { examiner in
  let isRight = IndexCheck.compare(
    examiner, IndexCheck.workers[1], drawing: [:])
  guard isRight else { return }
  _ = IndexCheck.compare(
    examiner, IndexCheck.workers[0],
    drawing: [
      "titles": .texts(["Kent", "Kent ", "kent", "Fife", ""]),
      "queries": .texts(["Kent", "e", "", " "]),
    ])
  IndexCheck.manyTitles(examiner)
} showing: { _ in
  let titles = PublishSubject<String>()
  let queries = PublishSubject<String>()
  let search = answers(
    to: queries, among: titles, on: IndexCheck.workers[0],
    matches: { title, query in title.hasPrefix(query) }
  ).subscribe { event in print(event) }
  titles.onNext("Kent 1790")
  queries.onNext("Kent")
  titles.onNext("Kent 1801")
  queries.onNext("Kent")
  titles.onCompleted()
  queries.onCompleted()
  pause(for: .seconds(1))
  search.dispose()
}

private enum IndexCheck {
  private static let key = DispatchSpecificKey<Bool>()

  static let sender = SerialDispatchQueueScheduler(
    internalSerialQueueName: "sender")

  static let workers: [any ImmediateSchedulerType] = {
    let serial = SerialDispatchQueueScheduler(
      internalSerialQueueName: "worker",
      serialQueueConfiguration: { queue in
        queue.setSpecific(key: key, value: true)
      })
    let queue = DispatchQueue(
      label: "workers", attributes: .concurrent)
    queue.setSpecific(key: key, value: true)
    return [serial, ConcurrentDispatchQueueScheduler(queue: queue)]
  }()

  static let rows = [
    """
    titles:   -a-b---a---|
    queries:  --a--c---a-----|
    a := Kent
    b := Fife
    c := e
    """,
    """
    titles:   -(ab)---a--|
    queries:  -(aa)---a--|
    a := Kent
    b := Fife
    """,
    """
    titles:   -a-X
    queries:  --a--a--|
    a := Kent
    """,
    """
    titles:   -a-b--->
    queries:  --a-(aX)
    a := Kent
    b := Kentish Town
    """,
    """
    titles:   -a--a--a------>
    queries:  --a--a--a----->
    reader:   ^------!
    a := Kent
    """,
    """
    titles:   |
    queries:  -a|
    a := Kent
    """,
  ]

  /// Whether `matches` has been called anywhere but on the worker.
  private static let hasStrayed = Mutex(false)

  static func matches(_ title: String, _ query: String) -> Bool {
    if DispatchQueue.getSpecific(key: key) != true {
      hasStrayed.withLock { $0 = true }
    }
    return query.isEmpty || title.hasPrefix(query)
      || title.hasSuffix(query)
  }

  private struct Index {
    var titles: [String] = []
    var answer: [String]?
  }

  static func compare(
    _ examiner: Examiner, _ worker: any ImmediateSchedulerType,
    drawing: [String: RandomMarbles]
  ) -> Bool {
    let isRight = examiner.compare(
      "answers(to:)", on: rows, drawing: drawing, sentBy: sender,
      yours: {
        (titles: Observable<String>, queries: Observable<String>) in
        answers(
          to: queries, among: titles, on: worker, matches: matches)
      },
      expected: { titles, queries in right(queries, titles, worker) })
    let isAtHome = examiner.expect(
      !hasStrayed.withLock(\.self),
      "`matches` is called elsewhere than on `worker`.")
    return isRight && isAtHome
  }

  /// Queues that take turns: pieces of work that are scheduled one after
  /// the other pass each other.
  private final class Queues: ImmediateSchedulerType, Sendable {
    private let pieces = Atomic(0)
    private let queues = (1...3).map { number in
      SerialDispatchQueueScheduler(
        internalSerialQueueName: "worker \(number)")
    }

    func schedule<State>(
      _ state: State, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
      let piece =
        pieces.wrappingAdd(1, ordering: .relaxed).oldValue
      return queues[piece % queues.count].schedule(
        state, action: action)
    }
  }

  /// An index of many titles, whose pieces of work pass each other;
  /// where titles and queries are subscribed to, and when they are left.
  static func manyTitles(_ examiner: Examiner) {
    let titles = PublishSubject<String>()
    let queries = PublishSubject<String>()
    let names = (0..<150).map { "Kent \($0)" }
    let search = answers(to: queries, among: titles, on: Queues()) {
      title, query in
      if title == names[0], query == "Kent" {
        pause(for: .milliseconds(20))
      }
      return !query.isEmpty
    }
    var seen: [[String]] = []
    _ = sender.schedule(()) { _ in
      let reader = search.subscribe(onNext: { answer in
        seen.append(answer)
      })
      examiner.expect(
        titles.hasObservers && queries.hasObservers,
        "Titles and queries are not subscribed to where the result is.")
      for name in names { titles.onNext(name) }
      for query in ["Kent", "K", ""] { queries.onNext(query) }
      return sender.scheduleRelative((), dueTime: .seconds(9)) { _ in
        reader.dispose()
        examiner.expect(
          !titles.hasObservers && !queries.hasObservers,
          "Titles and queries are not left at once.")
        return Disposables.create()
      }
    }
    pause(for: .seconds(10))
    examiner.expect(
      seen, equals: [names, names, []],
      "what is answered to two queries that all of \(names.count) titles"
        + " match, and to one that none matches, by a worker with three"
        + " queues of which one is busy for longer")
  }

  private static func right(
    _ queries: Observable<String>, _ titles: Observable<String>,
    _ worker: any ImmediateSchedulerType
  ) -> Observable<[String]> {
    Observable.merge(
      titles.map { text in (text, false) },
      queries.map { text in (text, true) }
    )
    .observe(on: worker)
    .scan(Index()) { index, job in
      var index = index
      if job.1 {
        index.answer = index.titles.filter { matches($0, job.0) }
      } else {
        index.titles.append(job.0)
        index.answer = nil
      }
      return index
    }
    .compactMap(\.answer)
    .observe(on: MainScheduler.instance)
  }
}
