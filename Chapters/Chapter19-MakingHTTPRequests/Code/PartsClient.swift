import Foundation
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A part for a bicycle.
struct Part: Decodable {
  let name: String
  let cents: Int
}

struct Order: Encodable {
  let part: String
}

struct Receipt: Decodable {
  let number: Int
}

struct PartsClient {
  let server: URL
  let key: String

  func parts(named name: String, limit: Int) -> Single<[Part]> {
    let url = server.appending(path: "parts").appending(queryItems: [
      URLQueryItem(name: "name", value: name),
      URLQueryItem(name: "limit", value: "\(limit)"),
    ])
    return answer(to: URLRequest(url: url))
  }

  func place(_ order: Order) -> Single<Receipt> {
    .deferred {
      var request = URLRequest(url: server.appending(path: "orders"))
      request.httpMethod = "POST"
      request.httpBody = try JSONEncoder().encode(order)
      return answer(to: request)
    }
  }

  private func answer<Answer: Decodable>(
    to request: URLRequest
  ) -> Single<Answer> {
    var request = request
    request.setValue(
      "Bearer \(key)", forHTTPHeaderField: "Authorization")
    request.setValue(
      "application/json", forHTTPHeaderField: "Content-Type")
    return session.rx.data(request: request)
      .map { data in
        try JSONDecoder().decode(Answer.self, from: data)
      }
      .catch { error in .error(ClientError(error)) }
      .asSingle()
  }
}

/// The errors that a screen can explain.
enum ClientError: Error {
  case refused(status: Int, reason: String)
  case unreadable
  case noConnection

  init(_ error: any Error) {
    struct Problem: Decodable { let reason: String }
    switch error {
    case RxCocoaURLError.httpRequestFailed(let response, let body):
      let problem = body.flatMap {
        try? JSONDecoder().decode(Problem.self, from: $0)
      }
      self = .refused(
        status: response.statusCode,
        reason: problem?.reason ?? "unknown")
    case is DecodingError: self = .unreadable
    default: self = .noConnection
    }
  }
}
