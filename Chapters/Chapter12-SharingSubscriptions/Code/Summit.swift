import Dispatch
import Reactive

/// The errors of this chapter.
enum SummitError: Error {
  case noConnection
}

/// A webcam, which emits the number of a picture each second.
func camera() -> Observable<Int> {
  Observable<Int>
    .interval(.seconds(1), scheduler: MainScheduler.instance)
    .map { $0 + 1 }
    .do(
      onSubscribe: { print("camera on") },
      onDispose: { print("camera off") })
}

/// The depths of the snow at a station, all at once.
func depths() -> Observable<Int> {
  .create { observer in
    print("asking the station")
    for depth in [80, 95, 90] { observer.onNext(depth) }
    observer.onCompleted()
    return Disposables.create()
  }
}

/// The server of the avalanche bulletin.
///
/// The first requests receive the results that you pass to `init`, and
/// all others receive `level 2`.
final class AvalancheService {
  private var answers: [Result<String, any Error>]

  init(_ answers: Result<String, any Error>...) {
    self.answers = answers
  }

  /// A request for the bulletin, which takes 100 ms.
  func bulletin() -> Observable<String> {
    Observable.deferred {
      print("GET /bulletin")
      let answer =
        self.answers.isEmpty
        ? .success("level 2") : self.answers.removeFirst()
      let pause = RxTimeInterval.milliseconds(100)
      return Observable<Int>
        .timer(pause, scheduler: MainScheduler.instance)
        .map { _ in try answer.get() }
    }
  }
}

/// A source whose first run emits `a`, `b`, and so on, while later runs
/// emit capital letters.
final class Station {
  private var runs: [AnyObserver<String>] = []
  private var counts: [Int] = []

  /// The numbers of the runs that go on.
  private var running: Set<Int> = []

  var runsSoFar: Int { runs.count }
  var runsGoingOn: Int { running.count }

  private(set) lazy var reports = Observable<String>.create {
    [unowned self] observer in
    let run = runs.count
    runs.append(observer)
    counts.append(0)
    running.insert(run)
    return Disposables.create { self.running.remove(run) }
  }

  /// Emits the next element of each run.
  func emit(times: Int = 1) {
    for _ in 1...times {
      for run in running.sorted() {
        let letter = UnicodeScalar(UInt8(97 + counts[run]))
        counts[run] += 1
        runs[run].onNext(
          run == 0
            ? "\(letter)" : "\(letter)".uppercased())
      }
    }
  }

  /// Ends each run.
  func end(_ event: Event<String>) {
    for run in running.sorted() { runs[run].on(event) }
  }
}
