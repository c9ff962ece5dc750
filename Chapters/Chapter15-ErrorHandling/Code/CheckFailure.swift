import Reactive

/// Why a check has no good answer.
enum CheckFailure: Error {
  case refused(Refusal)
  case noAnswer

  /// Throws `error` if it is neither.
  init(_ error: any Error) throws {
    switch error {
    case let refusal as Refusal: self = .refused(refusal)
    case is LineError: self = .noAnswer
    case RxError.timeout: self = .noAnswer
    default: throw error
    }
  }
}

/// What a check comes to.
typealias CheckResult = Result<String, CheckFailure>

extension Server {
  func verdict(on ticket: String) -> Observable<CheckResult> {
    check(ticket)
      .map { answer in CheckResult.success(answer) }
      .catch { error in .just(.failure(try CheckFailure(error))) }
  }
}
