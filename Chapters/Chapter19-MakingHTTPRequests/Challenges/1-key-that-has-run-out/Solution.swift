import Reactive

/// The reason why a request fails.
enum KeyError: Error { case refused }

/// Emits what `request` emits, with a new key if `key` is refused.
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
