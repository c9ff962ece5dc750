import Dispatch
import Reactive

/// What goes wrong on a mountain.
enum SummitError: Error {
  case noConnection
}

/// The camera on the summit: a frame each second, for as long as
/// somebody looks.
func camera() -> Observable<Int> {
  Observable<Int>
    .interval(.seconds(1), scheduler: MainScheduler.instance)
    .map { $0 + 1 }
    .do(
      onSubscribe: { print("camera on") },
      onDispose: { print("camera off") })
}

/// The depths of the snow that a station has, all at once.
func depths() -> Observable<Int> {
  .create { observer in
    print("asking the station")
    for depth in [80, 95, 90] { observer.onNext(depth) }
    observer.onCompleted()
    return Disposables.create()
  }
}

/// The avalanche service: its first answers are those that it is made
/// with, and then it answers with a danger level of 2.
final class AvalancheService {
  private var answers: [Result<String, any Error>]

  init(_ answers: Result<String, any Error>...) {
    self.answers = answers
  }

  /// A request, which takes 100 ms.
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

/// A source whose runs can be told apart: `a` is the first element of
/// the first run, `A` the first one of any later run.
final class Station {
  private var runs: [AnyObserver<String>] = []
  private var counts: [Int] = []

  /// Those whose number is in it are going on.
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

  /// Sends the next element of each run.
  func report(times: Int = 1) {
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
