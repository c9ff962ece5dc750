import Reactive

/// A server that takes payments, and whose first answer gets lost.
final class PaymentServer {
  private var keys: Set<Int> = []
  private var hasLostAnAnswer = false

  /// Takes the money, unless it has taken a payment with this key.
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
