import Reactive

/// Why there is no answer.
enum KeyError: Error { case refused }

/// What `request` sends, with a new key if the old one is refused.
func authorised(
  key: String, renewal: Observable<String>,
  request: @escaping (_ key: String) -> Observable<String>
) -> Observable<String> {
  Observable.deferred { request(key) }
    .catch { error in
      guard case KeyError.refused = error else { throw error }
      return renewal.take(1)
        .ifEmpty(switchTo: .error(KeyError.refused))
        .flatMap(request)
    }
}
