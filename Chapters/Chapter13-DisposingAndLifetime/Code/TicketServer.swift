import Reactive

/// A server that requires a login.
final class TicketServer {
  private var login: ((String) -> Void)?

  /// Calls `whenDone` with a token when the customer has logged in.
  func logIn(_ whenDone: @escaping (String) -> Void) {
    login = whenDone
  }

  /// The customer logs in.
  func typePassword() {
    let whenDone = login
    login = nil
    whenDone?("token")
  }

  /// Requests the seats of tonight with a token.
  func seats(with token: String) -> Observable<String> {
    .create { _ in
      print("GET /seats")
      return Disposables.create { print("cancel /seats") }
    }
  }
}

extension TicketServer {
  func showSeats() -> any Disposable {
    let later = SingleAssignmentDisposable()
    logIn { [weak self] token in
      print("logged in, disposed of:", later.isDisposed)
      guard let request = self?.seats(with: token) else { return }
      later.setDisposable(request.subscribe(onNext: { print($0) }))
    }
    return later
  }
}
