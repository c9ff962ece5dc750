public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// An error of a request, other than those that the session itself reports.
///
/// `@unchecked Sendable`: responses are immutable.
public enum RxCocoaURLError: Error, CustomDebugStringConvertible, @unchecked Sendable {
  /// An error about which nothing more is known.
  case unknown
  /// The response isn't an HTTP response.
  case nonHTTPResponse(response: URLResponse)
  /// The status code doesn't mean success.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The body couldn't be decoded.
  case deserializationError(error: any Error)

  /// A description of the error in words.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error has occurred."
    case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
    case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
    case .deserializationError(let error): "Error during deserialization of the response: \(error)"
    }
  }
}
