import Foundation
import Testing

@testable import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSessionRxTests {
  struct URLRequestLoggingTests {
    @Test func `a request is printed as a curl command`() throws {
      var request = URLRequest(url: try #require(URL(string: "http://localhost/x")))
      #expect(RequestLog.command(for: request) == "curl -X GET\n'http://localhost/x' -i -v")
      request.httpMethod = "POST"
      request.httpBody = Data("it's".utf8)
      request.setValue("text", forHTTPHeaderField: "Accept")
      #expect(
        RequestLog.command(for: request)
          == "curl -X POST\n-d 'it'\\''s'\n-H 'Accept: text'\n'http://localhost/x' -i -v")
    }

    @Test(arguments: [(200, "Success"), (304, "Success"), (404, "Failure")])
    func `a response is a success if data(request:) emits its body`(status: Int, outcome: String) throws {
      let url = try #require(URL(string: "http://localhost/x"))
      let response = try #require(
        HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil))
      #expect(RequestLog.outcome(response, nil, milliseconds: 5) == "\(outcome) (5ms): Status \(status)")
      #expect(RequestLog.outcome(response, Failure.first, milliseconds: 5) == "Failure (5ms): first")
    }

    @Test func `only requests accepted by shouldLogRequest are logged`() throws {
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
