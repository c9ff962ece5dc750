import RxSwift

struct Sighting: Equatable {
  let number: Int
  let bird: String
}

struct SightingsPage {
  let sightings: [Sighting]
  /// The cursor of the next page, if there is one.
  let next: String?
}

protocol SightingsService {
  func page(from cursor: String?) -> Single<SightingsPage>
}

/// A list of bird sightings, newest first, which loads page by page.
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
  ///   - reload: Cancels pending requests and reloads the list.
  ///   - nearEnd: Emits when the reader scrolls near the end of the list, possibly several times per page.
  init(reload: Observable<Void>, nearEnd: Observable<Void>, service: SightingsService) {
    state =
      reload
      .flatMapLatest { Self.steps(from: nil, nearEnd: nearEnd, service: service) }
      .scan(State(), accumulator: Self.state(_:after:))
      .startWith(State())
      .distinctUntilChanged()
      .share(replay: 1, scope: .whileConnected)
  }

  /// Emits the page at `cursor`, and the next page each time the reader scrolls near the end.
  private static func steps(
    from cursor: String?, nearEnd: Observable<Void>, service: SightingsService
  ) -> Observable<Step> {
    let attempt = service.page(from: cursor).asObservable()
      .map { Step.arrived($0, isFirst: cursor == nil) }
      .startWith(.began(isFirst: cursor == nil))
    // A failed page is requested again when the reader scrolls on.
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
      // The list is cleared here, so the old sightings stay visible until the first new page arrives.
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
