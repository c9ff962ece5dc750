import RxSwift

struct Sighting: Equatable {
  let number: Int
  let bird: String
}

struct SightingsPage {
  let sightings: [Sighting]
  /// Where the next page begins, if there is one.
  let next: String?
}

protocol SightingsService {
  func page(from cursor: String?) -> Single<SightingsPage>
}

/// What birds were seen, the latest first, a page at a time.
final class SightingsViewModel {
  struct State: Equatable {
    var sightings: [Sighting] = []
    var isLoading = false
    var isAtEnd = false
    var complaint: String?
  }

  private enum Step {
    case began(isFirst: Bool)
    case arrived(SightingsPage, isFirst: Bool)
    case failed
  }

  let state: Observable<State>

  /// - Parameters:
  ///   - reload: Begins anew, whatever is under way.
  ///   - nearEnd: The reader comes near the end of the list, more often than there are pages.
  init(reload: Observable<Void>, nearEnd: Observable<Void>, service: SightingsService) {
    state =
      reload
      .flatMapLatest { Self.steps(from: nil, nearEnd: nearEnd, service: service) }
      .scan(State(), accumulator: Self.state(_:after:))
      .startWith(State())
      .distinctUntilChanged()
      .share(replay: 1, scope: .whileConnected)
  }

  /// The page at `cursor`, and, each time the reader comes near the end, the one after it.
  private static func steps(
    from cursor: String?, nearEnd: Observable<Void>, service: SightingsService
  ) -> Observable<Step> {
    let attempt = service.page(from: cursor).asObservable()
      .map { Step.arrived($0, isFirst: cursor == nil) }
      .startWith(.began(isFirst: cursor == nil))
    // A page that failed is asked for again when the reader scrolls on.
    let page = attempt.catch { _ in
      .concat(.just(.failed), nearEnd.take(1).flatMap { _ in Observable<Step>.error(Again()) })
    }
    .retry { (errors: Observable<Again>) in errors }

    return page.concatMap { step -> Observable<Step> in
      guard case .arrived(let page, _) = step, let next = page.next else { return .just(step) }
      let rest = nearEnd.take(1).concatMap { _ in steps(from: next, nearEnd: nearEnd, service: service) }
      return .concat(.just(step), rest)
    }
  }

  private struct Again: Error {}

  private static func state(_ old: State, after step: Step) -> State {
    var state = old
    switch step {
    case .began(let isFirst):
      state.isLoading = true
      state.complaint = nil
      if isFirst { state.isAtEnd = false }
    case .arrived(let page, let isFirst):
      // Not earlier: the old sightings stay on show until the first page of the new ones is there.
      state.sightings = isFirst ? page.sightings : old.sightings + page.sightings
      state.isLoading = false
      state.isAtEnd = page.next == nil
    case .failed:
      state.isLoading = false
      state.complaint = "The log book cannot be reached."
    }
    return state
  }
}
