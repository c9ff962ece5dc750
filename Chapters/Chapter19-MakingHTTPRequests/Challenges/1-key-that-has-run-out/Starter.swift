import Reactive

/// Why there is no answer.
enum KeyError: Error { case refused }

/// What `request` sends, with a new key if the old one is refused.
func authorised(
  key: String, renewal: Observable<String>,
  request: @escaping (_ key: String) -> Observable<String>
) -> Observable<String> {
  // Never asks for another key.
  request(key)
}
