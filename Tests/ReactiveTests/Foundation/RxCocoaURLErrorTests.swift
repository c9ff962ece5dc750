import Foundation
import Reactive
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct RxCocoaURLErrorTests {
  init() { URLSession.rx.shouldLogRequest = { _ in false } }

  @Test func `errors describe what went wrong`() throws {
    let url = try #require(URL(string: "http://localhost"))
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    #expect("\(RxCocoaURLError.unknown)" == "Unknown error has occurred.")
    #expect(
      "\(RxCocoaURLError.nonHTTPResponse(response: response))".hasPrefix("Response is not NSHTTPURLResponse"))
  }
}
