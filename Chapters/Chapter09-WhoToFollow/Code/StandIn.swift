import Foundation
import Reactive

/// A substitute for the server, which prints each request.
///
/// It answers on the book's clock. An answer from the cache is there at
/// once.
final class StandIn {
  let perch = Perch(address: URL(filePath: "/perch"))
  private var answers: [Answer]

  enum Answer {
    case after(_ milliseconds: Int)
    case cached
    case error

    var isCached: Bool {
      if case .cached = self { true } else { false }
    }
  }

  /// Uses `answers` for the first requests, and answers later requests
  /// after 300 ms.
  init(_ answers: Answer...) {
    self.answers = answers
  }

  func fetch(_ url: URL) -> Observable<[Account]> {
    .deferred { [self] in
      let answer =
        answers.isEmpty ? .after(300) : answers.removeFirst()
      print(answer.isCached ? "from the cache:" : "GET", url.asked)
      let page = Observable.just([Account].page(since: url.since))
      switch answer {
      case .cached: return page
      case .after(let time):
        return page.delay(
          .milliseconds(time), scheduler: MainScheduler.instance)
      case .error:
        return .error(PerchError.noAnswer)
          .delaySubscription(
            .milliseconds(300), scheduler: MainScheduler.instance)
      }
    }
  }
}

extension URL {
  var since: Int { Int(asked.drop { !$0.isNumber }) ?? 0 }
}

extension [Account] {
  /// The three that a page would show.
  var firstThree: String {
    prefix(3).map(\.handle).joined(separator: " ")
  }
}
