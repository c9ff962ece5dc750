import Reactive

enum MenuError: Error {
  case connectionLost
}

/// The menu of a day, as a server sends it, dish by dish.
///
/// On Sundays, the connection is lost after the first dish.
func menu(on day: String) -> Observable<String> {
  .create { server in
    server.onNext("soup")
    if day == "Sunday" {
      server.onError(MenuError.connectionLost)
    } else {
      server.onNext("pie")
      server.onCompleted()
    }
    return Disposables.create()
  }
}
