import Reactive
import ReactiveTesting

/// What came of one play: what observers saw, who was subscribed to what, and what was printed meanwhile.
struct Performance: Equatable {
  /// The error that was thrown instead, or what kept the play from being played.
  var failure: String?
  /// By the name of the row.
  var observers: [MarbleRecording.Track] = []
  var subscriptions: [MarbleRecording.Track] = []
  /// Where events arrived, and where sources were subscribed to.
  var places = PlaceLog.Places()
  /// Lines that were printed, and between them what observers saw.
  var log: [String] = []
  /// What a visitor was told.
  var visitor: [String] = []
}

extension Performance {
  /// Plays `diagram` into `body`.
  static func play<each Source, Output: ObservableConvertibleType>(
    _ diagram: Result<MarbleDiagram, MarblePlayError>, hot: [String], on stage: CheckStage,
    visit: Visit? = nil, printing: PrintReading?,
    _ body: @escaping (repeat Observable<each Source>) throws -> Output
  ) -> Performance {
    let transcript = Transcript(printing)
    var performance = Performance()
    let visitor = visit.map { VisitorLog($0) { stage.present } }
    do {
      let play = try MarblePlay(
        diagram.get(), hot: hot, frame: TestScheduler.stepsPerColumn, errors: DrawnError.all, on: stage)
      let recording = try play.record {
        (sources: repeat Observable<each Source>) -> Observable<Output.Element> in
        let histories = (repeat SourceHistory<each Source>())
        let noted =
          (repeat (each histories).remembering(stage.places.noting(subscriptionsTo: each sources)))
        let output = try body(repeat each noted).asObservable()
        let seen = transcript.noting(stage.places.noting(eventsOf: output))
        guard let visitor else { return seen }
        return visitor.receiving(by: seen) {
          try body(repeat each noted).asObservable()
        } atOnce: {
          try body(repeat (each histories).replayed).asObservable()
        }
      }
      visitor?.leave()
      performance.visitor = visitor?.lines ?? []
      performance.observers = recording.observers
      // Which of several sources was subscribed to first makes no difference.
      performance.subscriptions = recording.subscriptions.sorted { $0.name < $1.name }
      performance.places = stage.places.places
    } catch {
      performance.failure = error.message
    }
    performance.log = transcript.finish()
    return performance
  }
}
