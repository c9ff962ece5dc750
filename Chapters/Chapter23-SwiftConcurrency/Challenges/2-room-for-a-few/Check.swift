import Dispatch
import Lesson
import Reactive
import Synchronization

let check = Check { examiner in
  for count in [1, 2, 3] {
    let isRight = RoomCheck.compare(examiner, count)
    guard isRight else { return }
  }
  for isRight in RoomCheck.questions where !isRight(examiner) {
    return
  }
} showing: { _ in
  let jobs = PublishSubject<Int>()
  let stream = jobs.values(
    keeping: 2,
    dropped: { job in
      print("dropped \(job)")
    })
  for job in 1...6 { jobs.onNext(job) }
  jobs.onCompleted()
  let seen = stream.asObservable()
    .do(onNext: { job in print("job \(job)") })
  pause(untilEndOf: seen)
}

private enum RoomCheck {
  static let rows = [
    "jobs: -a-b-c-d-e-f-g-------|",
    "jobs: -(abcdef)-g-----h---|",
    "jobs: (abcd)|",
    "jobs: -ab---------c--d--e|",
    "jobs: -a-b-c-d-e-f-X",
    "jobs: (abX)",
    "jobs: -a-b-c-(dX)",
    "jobs: -|",
    """
    jobs:  -a-b-c-d-e-f-g-h-i-j->
    loop:  ^-------!
    """,
    """
    jobs:  -a-b---------c->
    loop:  ^----------!
    """,
  ]

  static func compare(_ examiner: Examiner, _ count: Int) -> Bool {
    examiner.compare(
      "values(keeping: \(count))", on: rows,
      drawing: ["jobs": .texts(["a", "b", "c", "d", ""])],
      yours: { (jobs: Observable<String>) in
        taken { dropped in
          jobs.values(keeping: count, dropped: dropped)
        }
      },
      expected: { jobs in
        taken { dropped in right(jobs, count, dropped) }
      })
  }

  static var questions: [(Examiner) -> Bool] {
    [
      keepsMany, keepsAll, keepsNil, subscribesOnce, isPatient,
      letsGoOfAStream, letsGoOfALoop,
    ]
  }

  /// What happened on whatever thread.
  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  /// Writes down what a loop sees.
  private static func loop<Element: Sendable>(
    over stream: AsyncThrowingStream<Element, any Error>, into log: Log
  ) -> Task<Void, Never> {
    Task {
      do {
        for try await element in stream { log.add("\(element)") }
        log.add("over")
      } catch {
        log.add("\(error)")
      }
    }
  }

  /// Reads a stream, and waits for its end.
  private static func read<Element: Sendable>(
    _ stream: AsyncThrowingStream<Element, any Error>, into log: Log
  ) {
    let task = loop(over: stream, into: log)
    pause(for: .seconds(1))
    task.cancel()
  }

  private static func keepsMany(_ examiner: Examiner) -> Bool {
    let log = Log()
    let stream = Observable.from(1...120).values(
      keeping: 100, dropped: { job in log.add("dropped \(job)") })
    read(stream, into: log)
    return examiner.expect(
      log.all,
      equals: (1...20).map { "dropped \($0)" }
        + (21...120).map { "\($0)" } + ["over"],
      "120 jobs that are sent at once, and room for 100")
  }

  private static func keepsAll(_ examiner: Examiner) -> Bool {
    let log = Log()
    let stream = Observable.of(1, 2, 3).values(
      keeping: .max, dropped: { job in log.add("dropped \(job)") })
    read(stream, into: log)
    return examiner.expect(
      log.all, equals: ["1", "2", "3", "over"],
      "three jobs, and room for Int.max")
  }

  private static func keepsNil(_ examiner: Examiner) -> Bool {
    let log = Log()
    let stream = Observable<Int?>.of(1, nil, 3, nil).values(
      keeping: 3,
      dropped: { job in log.add("dropped \(job.map { "\($0)" } ?? "-")")
      })
    read(stream, into: log)
    return examiner.expect(
      log.all,
      equals: ["dropped 1", "nil", "Optional(3)", "nil", "over"],
      "1, nil, 3, and nil, and room for three")
  }

  private static func subscribesOnce(_ examiner: Examiner) -> Bool {
    let log = Log()
    let jobs = Observable<Int>.create { observer in
      log.add("subscribed to")
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    let stream = jobs.values(keeping: 2, dropped: { _ in })
    log.add("values has returned")
    read(stream, into: log)
    return examiner.expect(
      log.all,
      equals: ["subscribed to", "values has returned", "1", "over"],
      "a source that sends while it is subscribed to")
  }

  private static func isPatient(_ examiner: Examiner) -> Bool {
    let log = Log()
    let jobs = PublishSubject<Int>()
    let stream = jobs.values(keeping: 2, dropped: { _ in })
    let task = loop(over: stream, into: log)
    pause(for: .seconds(3600))
    jobs.onNext(1)
    pause(for: .seconds(1))
    pause(for: .seconds(3600))
    jobs.onCompleted()
    pause(for: .seconds(1))
    task.cancel()
    return examiner.expect(
      log.all, equals: ["1", "over"],
      "one job after an hour, and the end after another one")
  }

  private static func letsGoOfAStream(_ examiner: Examiner) -> Bool {
    let log = Log()
    let jobs = PublishSubject<Int>()
    func useAndForget() {
      let stream = jobs.values(
        keeping: 3, dropped: { job in log.add("dropped \(job)") })
      jobs.onNext(1)
      jobs.onNext(2)
      withExtendedLifetime(stream) {}
    }
    useAndForget()
    pause(for: .seconds(1))
    return examiner.expect(
      !jobs.hasObservers,
      "Nobody keeps the stream, and the source is subscribed to still.")
      && examiner.expect(
        log.all, equals: [],
        "what is dropped of two jobs in a stream that nobody keeps")
  }

  private static func letsGoOfALoop(_ examiner: Examiner) -> Bool {
    let log = Log()
    let jobs = PublishSubject<Int>()
    let stream = jobs.values(
      keeping: 3, dropped: { job in log.add("dropped \(job)") })
    let isWaiting = Task {
      do { for try await _ in stream {} } catch {}
      log.add("over")
    }
    pause(for: .seconds(1))
    isWaiting.cancel()
    pause(for: .seconds(1))
    guard
      examiner.expect(
        !jobs.hasObservers,
        "The task of the loop is cancelled, and the source is subscribed "
          + "to still."),
      examiner.expect(
        log.all, equals: ["over"],
        "the end of a loop that waits when its task is cancelled")
    else { return false }

    let busyLog = Log()
    let busyJobs = PublishSubject<Int>()
    let busyStream = busyJobs.values(
      keeping: 3, dropped: { job in busyLog.add("dropped \(job)") })
    let isBusy = Task {
      do {
        for try await job in busyStream {
          busyLog.add("\(job)")
          await pause(for: .seconds(60))
        }
      } catch {}
      busyLog.add("over")
    }
    pause(for: .seconds(1))
    for job in 1...3 { busyJobs.onNext(job) }
    pause(for: .seconds(1))
    isBusy.cancel()
    pause(for: .seconds(120))
    return examiner.expect(
      busyLog.all.contains { $0.hasPrefix("dropped") }, equals: false,
      "whether what waits is dropped when the task of the loop is "
        + "cancelled")
  }

  /// What a slow loop sees of a stream, and what is dropped.
  private static func taken(
    _ stream:
      @escaping (@escaping @Sendable (String) -> Void)
      -> AsyncThrowingStream<String, any Error>
  ) -> Observable<String> {
    .create { observer in
      let jobs = stream { job in observer.onNext("dropped \(job)") }
      let task = Task {
        do {
          for try await job in jobs {
            observer.onNext("job \(job)")
            await pause(for: .milliseconds(40))
          }
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create { task.cancel() }
    }
  }

  private static func right(
    _ jobs: Observable<String>, _ count: Int,
    _ dropped: @escaping @Sendable (String) -> Void
  ) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream(
      bufferingPolicy: .bufferingNewest(count)
    ) { line in
      let subscription = jobs.subscribe(
        onNext: { job in
          if case .dropped(let oldest) = line.yield(job) {
            dropped(oldest)
          }
        },
        onError: { error in line.finish(throwing: error) },
        onCompleted: { line.finish() })
      line.onTermination = { _ in subscription.dispose() }
    }
  }
}
