import Foundation
import Lesson
import Reactive

/// A function that requests the page at a URL.
typealias Fetch = (URL) -> Observable<[Account]>

/// The buttons of the page.
struct Taps {
  let refresh: Observable<Void>
  /// The close button of each row.
  let closes: [Observable<Void>]
}

/// The streams of the program.
struct WhoToFollow {
  let responses: Observable<Response>
  let suggestions: [Observable<Account?>]

  init(
    _ taps: Taps, from perch: Perch, fetch: @escaping Fetch,
    panel: ProbePanel = ProbePanel()
  ) {
    let responses = Self.requests(taps.refresh, to: perch)
      .probe("requests", on: panel, as: \.asked)
      .flatMapLatest { url in Self.response(to: url, fetch) }
      .probe("responses", on: panel)
      .share(replay: 1)
    self.responses = responses
    suggestions = taps.closes.enumerated().map { row, closes in
      Self.suggestion(row, closes, responses)
        .probe("suggestion \(row + 1)", on: panel, as: \.shown)
    }
  }
}

extension WhoToFollow {
  /// A URL for the first load, and one for each tap.
  static func requests(
    _ refresh: Observable<Void>, to perch: Perch
  ) -> Observable<URL> {
    refresh
      .startWith(())
      .enumerated()
      .map { number, _ in perch.accounts(since: number * 100) }
  }

  /// The states of the request for `url`, from `loading` on.
  static func response(
    to url: URL, _ fetch: Fetch
  ) -> Observable<Response> {
    fetch(url)
      .map { page in Response.page(page) }
      .catch { error in .just(.failure(error)) }
      .startWith(.loading)
  }

  /// The account that a row shows, or `nil` for an empty row.
  static func suggestion(
    _ row: Int, _ closes: Observable<Void>,
    _ responses: Observable<Response>
  ) -> Observable<Account?> {
    let closed = closes.scan(0) { count, _ in count + 1 }.startWith(0)
    return Observable.combineLatest(closed, responses) {
      count, response in
      response.account(inRow: row, closed: count)
    }
  }
}

extension URL {
  /// The part of the URL after the question mark: `since=100`.
  var asked: String { query() ?? "" }
}

extension Account? {
  var shown: String { self?.handle ?? "nil" }
}
