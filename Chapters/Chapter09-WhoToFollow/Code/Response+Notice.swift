import Foundation
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Response {
  /// The text that the page shows for this response.
  var notice: String {
    switch self {
    case .loading: "Asking Perch …"
    case .page(let page): page.isEmpty ? "Nobody is left." : ""
    case .failure(let error):
      "\(Self.words(error)) Refresh to try again."
    }
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case RxCocoaURLError.httpRequestFailed(let response, _):
      "Perch answered \(response.statusCode)."
    case is DecodingError: "Perch answered nonsense."
    default: "Perch does not answer."
    }
  }
}
