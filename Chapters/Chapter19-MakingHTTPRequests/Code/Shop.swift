import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let session = URLSession(configuration: .ephemeral)

/// A part for a bicycle.
struct Part: Decodable, Equatable {
  let name: String
  let cents: Int
}

extension Data {
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension ObservableType {
  /// Subscribes, prints each event, and waits for the last one.
  func printed() {
    let events = materialize()
      .do(onNext: { event in
        if case .error(is URLError) = event {
          print("the connection failed")
        } else {
          print(event)
        }
      })
      .observe(on: MainScheduler.instance)
    pause(untilEndOf: events)
  }
}
