/// The state of the request that was sent last.
enum Response {
  case loading
  case page([Account])
  case failure(any Error)
}

extension Response {
  /// The account in row `row` of three after `count` taps on its close
  /// button.
  ///
  /// Each row has every third account of the page, so no two rows show
  /// the same account.
  func account(inRow row: Int, closed count: Int) -> Account? {
    guard case .page(let page) = self else { return nil }
    let places = Array(stride(from: row, to: page.count, by: 3))
    if places.isEmpty { return nil }
    return page[places[count % places.count]]
  }
}

extension Response: CustomStringConvertible {
  var description: String {
    switch self {
    case .loading: "loading"
    case .page(let page): "page of \(page.first?.handle ?? "nobody")"
    case .failure: "failure"
    }
  }
}
