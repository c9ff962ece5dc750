import Foundation
import Lesson
import Reactive

/// What the server knows about a map.
struct MapRecord: Decodable {
  let title: String
}

/// Sends a request, whose answer arrives after 300 ms on `network`.
func request(_ path: String) -> Observable<Data> {
  Observable<Int>
    .timer(.milliseconds(300), scheduler: serial("network"))
    .map { _ in
      say("answer for \(path)")
      return Data(#"{"title": "Kent, 1801"}"#.utf8)
    }
}

/// Decodes an answer, which takes a second here.
func decode(_ answer: Data) throws -> MapRecord {
  say("decodes")
  pause(for: .seconds(1))
  return try JSONDecoder().decode(MapRecord.self, from: answer)
}

@ExampleListBuilder
var requests: ExampleList {
  example(of: "an answer for a label") {
    _ = request("/maps/7")
      .observe(on: serial("worker"))
      .map { answer in try decode(answer) }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { map in say("label: \(map.title)") })
    pause(for: .milliseconds(500))
    say("handles a tap")
    pause(for: .seconds(2))
  }

  example(of: "a slow map on the main thread") {
    _ = request("/maps/7")
      .observe(on: MainScheduler.instance)
      .map { answer in try decode(answer) }
      .subscribe(onNext: { map in say("label: \(map.title)") })
    pause(for: .milliseconds(500))
    say("handles a tap")
    pause(for: .seconds(2))
  }
}
