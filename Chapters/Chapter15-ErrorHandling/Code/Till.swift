import Reactive

/// A server that takes money, and loses its first answer.
final class Till {
  private var keys: Set<Int> = []
  private var hasLostAnAnswer = false

  /// Takes the money, unless a payment with this key was taken already.
  func pay(_ euros: Int, key: Int) -> Observable<String> {
    .deferred {
      let isNew = self.keys.insert(key).inserted
      print("key \(key):", isNew ? "\(euros) euros taken" : "known")
      defer { self.hasLostAnAnswer = true }
      return self.hasLostAnAnswer
        ? .just("paid") : .error(LineError.noSignal)
    }
  }
}
