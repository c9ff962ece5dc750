import Dispatch
import Reactive

struct ServerDown: Error {}

/// Answers requests for the water temperature after a second.
final class Server {
  private var answers: [Int?]

  /// If an answer is nil, its request fails.
  init(_ answers: Int?...) { self.answers = answers }

  func water() -> Observable<Int> {
    .deferred {
      stamp("GET /water")
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
