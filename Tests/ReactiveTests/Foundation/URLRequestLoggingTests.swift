import Foundation
import Testing

@testable import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSessionRxTests {
  struct URLRequestLoggingTests {
    @Test func `a request is printed as a command`() throws {
      var request = URLRequest(url: try #require(URL(string: "http://localhost/x")))
      #expect(RequestLog.command(for: request) == "curl -X GET\n'http://localhost/x' -i -v")
      request.httpMethod = "POST"
      request.httpBody = Data("it's".utf8)
      request.setValue("text", forHTTPHeaderField: "Accept")
      #expect(
        RequestLog.command(for: request)
          == "curl -X POST\n-d 'it'\\''s'\n-H 'Accept: text'\n'http://localhost/x' -i -v")
    }

    @Test func `only requests that are wanted are logged`() throws {
      let request = URLRequest(url: try #require(URL(string: "http://localhost/x")))
      URLSession.rx.shouldLogRequest = { $0.url?.path == "/y" }
      #expect(RequestLog(request) == nil)
      URLSession.rx.shouldLogRequest = { $0.url?.path == "/x" }
      #expect(RequestLog(request) != nil)
      #expect(URLSession.rx.shouldLogRequest(request))
      URLSession.rx.shouldLogRequest = { _ in false }
    }
  }
}
