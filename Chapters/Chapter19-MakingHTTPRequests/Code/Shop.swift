import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let session = URLSession(configuration: .ephemeral)

extension Data {
  /// The bytes, decoded as UTF-8.
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension ObservableType {
  /// Subscribes, prints each event, and waits for the terminal event.
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
