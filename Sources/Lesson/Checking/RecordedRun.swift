import Reactive
import ReactiveTesting

/// The recording of one run: the events of observers, the subscriptions to sources, and the printed output.
struct RecordedRun: Equatable {
  /// The error that was thrown, or the reason why the diagram could not be played.
  var failure: String?
  /// The events of each observer, by the name of its row.
  var observers: [MarbleRecording.Track] = []
  var subscriptions: [MarbleRecording.Track] = []
  /// The queues of events and subscriptions.
  var places = QueueLog.Queues()
  /// The printed lines, interleaved with the events that the observers received.
  var log: [String] = []
  /// The events that the re-entrant subscriber received.
  var visitor: [String] = []
}

extension RecordedRun {
  /// Plays `diagram` into `body`.
  static func play<each Source, Output: ObservableConvertibleType>(
    _ diagram: Result<MarbleDiagram, MarblePlayError>, hot: [String], on stage: CheckStage,
    visit: ReentrantSubscription? = nil, printing: PrintedLineRule?,
    _ body: @escaping (repeat Observable<each Source>) throws -> Output
  ) -> RecordedRun {
    let transcript = Transcript(printing)
    var run = RecordedRun()
    let visitor = visit.map { ReentrantSubscriberLog($0) { stage.present } }
    do {
      let play = try MarblePlay(
        diagram.get(), hot: hot, frame: TestScheduler.stepsPerColumn, errors: RandomError.all, on: stage)
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
      run.visitor = visitor?.lines ?? []
      run.observers = recording.observers
      // The order in which sources are subscribed to is irrelevant.
      run.subscriptions = recording.subscriptions.sorted { $0.name < $1.name }
      run.places = stage.places.places
    } catch {
      run.failure = error.message
    }
    run.log = transcript.finish()
    return run
  }
}
