import Reactive

/// The reason why a ticket can't be accepted.
enum CheckFailure: Error {
  case refused(Refusal)
  case noAnswer

  /// Throws `error` if it has another reason.
  init(_ error: any Error) throws {
    switch error {
    case let refusal as Refusal: self = .refused(refusal)
    case is LineError: self = .noAnswer
    case RxError.timeout: self = .noAnswer
    default: throw error
    }
  }
}

/// The result of a check.
typealias CheckResult = Result<String, CheckFailure>

extension Server {
  func verdict(on ticket: String) -> Observable<CheckResult> {
    check(ticket)
      .map { answer in CheckResult.success(answer) }
      .catch { error in .just(.failure(try CheckFailure(error))) }
  }
}
