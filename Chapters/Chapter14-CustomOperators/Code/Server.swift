import Dispatch
import Reactive

struct ServerDown: Error {}

/// Tells how warm the water is, a second after it was asked.
final class Server {
  private var answers: [Int?]

  /// Where an answer is nil, the request fails.
  init(_ answers: Int?...) { self.answers = answers }

  func water() -> Observable<Int> {
    .deferred {
      note("GET /water")
      let answer = self.answers.removeFirst()
      return Observable<Int>
        .timer(.seconds(1), scheduler: MainScheduler.instance)
        .map { _ in
          guard let answer else { throw ServerDown() }
          return answer
        }
    }
  }
}
