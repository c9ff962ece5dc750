import Foundation
import Lesson
import Reactive

/// The versions of the program, only one of which is right.
enum Version: String, Codable, Sendable, CaseIterable {
  case finished, nested, perRow, overtaking
}

extension WhoToFollow {
  /// Creates the program in this version.
  static func make(
    _ version: Version, _ taps: Taps, from perch: Perch,
    fetch: @escaping Fetch, panel: ProbePanel
  ) -> WhoToFollow {
    let requests = requests(taps.refresh, to: perch)
      .probe("requests", on: panel, as: \.asked)
    switch version {
    case .finished:
      return WhoToFollow(taps, from: perch, fetch: fetch, panel: panel)
    case .nested:
      let responses = nested(requests, fetch, panel).share(replay: 1)
      return WhoToFollow(responses, taps, panel)
    case .perRow:
      // There is no `share`.
      let responses =
        requests
        .flatMapLatest { url in response(to: url, fetch) }
        .probe("responses", on: panel)
      return WhoToFollow(responses, taps, panel)
    case .overtaking:
      // There is no `Latest`.
      let responses =
        requests
        .flatMap { url in response(to: url, fetch) }
        .probe("responses", on: panel)
        .share(replay: 1)
      return WhoToFollow(responses, taps, panel)
    }
  }

  /// A subscription inside a subscription, as a sequence that can be
  /// subscribed to and disposed of like the other versions.
  private static func nested(
    _ requests: Observable<URL>, _ fetch: @escaping Fetch,
    _ panel: ProbePanel
  ) -> Observable<Response> {
    .create { observer in
      observer.onNext(.loading)
      return requests.subscribe(onNext: { url in
        _ = fetch(url)
          .map { page in Response.page(page) }
          .probe("responses", on: panel)
          .subscribe(onNext: { page in observer.onNext(page) })
      })
    }
  }

  private init(
    _ responses: Observable<Response>, _ taps: Taps,
    _ panel: ProbePanel
  ) {
    self.responses = responses
    suggestions = taps.closes.enumerated().map { row, closes in
      Self.suggestion(row, closes, responses)
        .probe("suggestion \(row + 1)", on: panel, as: \.shown)
    }
  }
}
