import Foundation
import Lesson
import Reactive

/// The server of Perch without its network connection: its answers,
/// their delays, and its faults.
final class AccountServer: Sendable {
  let settings = BehaviorRelay(value: Settings())

  struct Settings: Equatable, Codable, Sendable {
    var delay = Delay.short
    var order = Order.asAsked
    var trouble = Trouble.none
  }

  /// The number is in milliseconds.
  enum Delay: Int, Codable, Sendable, CaseIterable {
    case none = 0
    case short = 400
    case long = 3000
  }

  enum Order: String, Codable, Sendable, CaseIterable {
    case asAsked
    /// Every other page takes two seconds longer.
    case overtaking
  }

  enum Trouble: String, Codable, Sendable, CaseIterable {
    case none, gone, silence, error, nonsense, half
  }

  /// The server as the app starts it.
  var served: DataServer {
    DataServer(
      isThere: settings.map { $0.trouble != .gone },
      answer: { request in self.answer(to: request) })
  }

  func answer(to request: DataServer.Request) -> DataServer.Answer? {
    if let id = request.avatar {
      return DataServer.Answer(
        type: "image/svg+xml", body: Data(Avatar(of: id).svg.utf8))
    }
    guard request.path == "/accounts",
      let since = request.query["since"].flatMap(Int.init),
      (0...Self.last).contains(since),
      let body = try? JSONEncoder().encode([Account].page(since: since))
    else { return nil }
    return settings.value.spoil(
      DataServer.Answer(
        type: "application/json", body: body,
        delay: thinking(since: since)))
  }

  /// The number of the last page's first account.
  static let last = 1_000_000

  private func thinking(since: Int) -> Duration {
    let isSlow =
      settings.value.order == .overtaking && since / 100 % 2 == 1
    return .milliseconds(
      settings.value.delay.rawValue + (isSlow ? 2000 : 0))
  }
}

extension AccountServer.Settings {
  /// Returns `answer` with the fault that is set.
  fileprivate func spoil(
    _ answer: DataServer.Answer
  ) -> DataServer.Answer {
    var answer = answer
    switch trouble {
    case .none, .gone: break
    case .silence: answer.delay = .seconds(600)
    case .error:
      answer.status = 500
      answer.body = Data("[]".utf8)
    case .nonsense: answer.body = Data("<p>Welcome to Perch".utf8)
    case .half: answer.isCutOff = true
    }
    return answer
  }
}

extension DataServer.Request {
  /// The number in `/avatars/7.svg`.
  fileprivate var avatar: Int? {
    guard let match = path.wholeMatch(of: #/\/avatars\/(\d{1,7})\.svg/#)
    else { return nil }
    return Int(match.1)
  }
}
