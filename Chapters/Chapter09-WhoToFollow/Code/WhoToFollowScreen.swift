import Lesson
import Reactive

/// The page of one user.
final class WhoToFollowScreen {
  let panel = ProbePanel()
  let version = BehaviorRelay(value: Version.finished)
  let refreshes = PublishRelay<Void>()
  let closes = (1...3).map { _ in PublishRelay<Void>() }
  private let count = BehaviorRelay(value: 0)
  private let program: Observable<(Version, WhoToFollow)>

  init(perch: Perch, fetch: @escaping Fetch) {
    let taps = Taps(
      refresh: refreshes.asObservable(),
      closes: closes.map { $0.asObservable() })
    let counted: Fetch = { [count] url in
      fetch(url).do(onSubscribe: { count.accept(count.value + 1) })
    }
    program =
      version
      .map { [panel] version in
        let program = WhoToFollow.make(
          version, taps, from: perch, fetch: counted, panel: panel)
        return (version, program)
      }
      .share(replay: 1)
  }

  /// The number of requests that have been sent.
  var requestCount: Observable<Int> { count.asObservable() }

  func suggestion(_ row: Int) -> Observable<Account?> {
    program.flatMapLatest { _, program in program.suggestions[row] }
  }

  /// The text below the rows.
  ///
  /// It is empty in the version in which each subscriber sends requests.
  var notice: Observable<String> {
    program
      .flatMapLatest { version, program in
        version == .perRow
          ? .just("") : program.responses.map(\.notice)
      }
      .distinctUntilChanged()
  }
}
