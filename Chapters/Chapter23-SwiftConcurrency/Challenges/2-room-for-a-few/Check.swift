import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  for count in [1, 2, 3] {
    let isRight = RoomCheck.compare(examiner, count)
    guard isRight else { return }
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
