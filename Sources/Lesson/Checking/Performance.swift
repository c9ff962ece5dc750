import Reactive
import ReactiveTesting

/// What came of one play: what observers saw, who was subscribed to what, and what was printed meanwhile.
struct Performance: Equatable {
  /// The error that was thrown instead, or what kept the play from being played.
  var failure: String?
  /// By the name of the row.
  var observers: [MarbleRecording.Track] = []
  var subscriptions: [MarbleRecording.Track] = []
  /// Lines that were printed, and between them what observers saw.
  var log: [String] = []
}

extension Performance {
  /// Plays `input` into `body`.
  static func play<each Source, Output: ObservableConvertibleType>(
    _ input: MarbleInput, hot: [String], on scheduler: TestScheduler, printing: ((String) -> String)?,
    _ body: @escaping (repeat Observable<each Source>) throws -> Output
  ) -> Performance {
    let transcript = Transcript(printing)
    var performance = Performance()
    do {
      let play = try MarblePlay(input.text, hot: hot, frame: TestScheduler.stepsPerColumn, on: scheduler)
      let recording = try play.record {
        (sources: repeat Observable<each Source>) -> Observable<Output.Element> in
        let output = try body(repeat each sources).asObservable()
        return transcript.noting(output)
      }
      performance.observers = recording.observers
      performance.subscriptions = recording.subscriptions
    } catch {
      performance.failure = error.message
    }
    performance.log = transcript.finish()
    return performance
  }
}
