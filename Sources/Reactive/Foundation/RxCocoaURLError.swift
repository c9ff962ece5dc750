public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// What can go wrong with a request, besides what the session itself reports.
///
/// `@unchecked Sendable`: responses do not change.
public enum RxCocoaURLError: Error, CustomDebugStringConvertible, @unchecked Sendable {
  /// Nothing more is known.
  case unknown
  /// The response is not one of HTTP.
  case nonHTTPResponse(response: URLResponse)
  /// The status is none of success.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The body is not what it was expected to be.
  case deserializationError(error: any Error)

  /// What it is, in words.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error has occurred."
    case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
    case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
    case .deserializationError(let error): "Error during deserialization of the response: \(error)"
    }
  }
}
