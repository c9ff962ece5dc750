import Foundation
import Reactive
import ReactiveTesting
import Testing

@Suite struct MarblePlayTests {
  /// Plays `rows` on `scheduler`, with ten steps per column.
  private func recording<each Source, Output: ObservableConvertibleType>(
    _ rows: String, hot: [String] = [], columns: Int = 0, on scheduler: TestScheduler = .marbles(),
    _ body: (repeat Observable<each Source>) throws -> Output
  ) throws -> MarbleRecording {
    try MarblePlay(rows, hot: hot, frame: 10, columns: columns, on: scheduler).record(body)
  }

  private func drawn(_ timeline: MarbleTimeline) -> String {
    var printer = MarblePrinter(frame: 10)
    var timeline = timeline
    timeline.horizon = nil
    return printer.row(timeline) ?? "?"
  }

  @Test func `a row is played into an operator, and everything is recorded`() throws {
    let recording = try recording("source:  --1--2--3--4--|") { (source: Observable<Int>) in
      source.filter { $0.isMultiple(of: 2) }
    }
    #expect(recording.observers.map(\.name) == ["result"])
    #expect(recording.observers.map { drawn($0.timeline) } == ["-----2-----4--|"])
    #expect(recording.sources.map { drawn($0.timeline) } == ["--1--2--3--4--|"])
    #expect(recording.subscriptions.map(\.name) == ["source"])
    #expect(recording.subscriptions.map { drawn($0.timeline) } == ["^-------------!"])
  }

  @Test func `rows are the parameters of the closure, in order`() throws {
    let recording = try recording(
      """
      left:   --1--2--|
      right:  ---a-----|
      """
    ) { (left: Observable<Int>, right: Observable<String>) in
      Observable.combineLatest(left, right) { "\($1)\($0)" }
    }
    #expect(recording.observers.map { drawn($0.timeline) } == ["---a-b---|"])
    #expect(recording.observers.first?.timeline.entries.first?.signal == .element("a1"))
  }

  @Test func `a cold source starts with each subscription`() throws {
    let recording = try recording("source:  --1--X") { (source: Observable<Int>) in source.retry(2) }
    #expect(recording.observers.map { drawn($0.timeline) } == ["--1----1--X"])
    #expect(recording.subscriptions.map { drawn($0.timeline) } == ["^----!", "     ^----!"])
  }

  @Test func `a hot source emits even without subscribers`() throws {
    let recording = try recording(
      """
      channel:  --a--b--c--d-->
      Tern:        ^----!
      Plover:         ^------!
      """, hot: ["channel"]
    ) { (channel: Observable<String>) in channel }
    #expect(recording.observers.map(\.name) == ["Tern", "Plover"])
    #expect(recording.observers.map { drawn($0.timeline) } == ["   ^-b--(c!)", "      ^-c--d-!"])
  }

  @Test func `a late subscriber of a hot source receives the terminal event`() throws {
    let recording = try recording(
      """
      channel:  --a--|
      Tern:             ^--->
      """, hot: ["channel"]
    ) { (channel: Observable<String>) in channel }
    #expect(recording.observers.map { drawn($0.timeline) } == ["        (^|)"])
  }

  @Test func `inner sequences have separate rows`() throws {
    let recording = try recording(
      """
      source:  --a----b--|
      a:         --1--2|
      b:              --3---4|
      """
    ) { (source: Observable<Observable<Int>>) in source.flatMap { $0 } }
    #expect(recording.observers.map { drawn($0.timeline) } == ["----1--2-3---4|"])
    #expect(recording.subscriptions.map(\.name) == ["source", "a", "b"])
  }

  @Test func `inner sequences of the result are recorded`() throws {
    let scheduler = TestScheduler.marbles()
    let recording = try recording("source:  --1--2--3--4--|", on: scheduler) { (source: Observable<Int>) in
      source.window(timeSpan: .milliseconds(70), count: 100, scheduler: scheduler)
    }
    #expect(
      recording.observers.first?.timeline.entries == [
        .init(0, .sequence(0)), .init(70, .sequence(1)), .init(140, .completed),
      ])
    #expect(recording.inner.map { drawn($0.timeline) } == ["--1--2-|", "       -3--4--|"])
  }

  @Test func `the keys of groups are recorded`() throws {
    let recording = try recording("source:  --1--2--3--|") { (source: Observable<Int>) in
      source.groupBy { $0.isMultiple(of: 2) ? "even" : "odd" }
    }
    #expect(recording.inner.map(\.key) == ["odd", "even"])
    #expect(recording.inner.map { drawn($0.timeline) } == ["  1-----3--|", "     2-----|"])
  }

  @Test func `the recording of an endless sequence is cut off`() throws {
    let recording = try recording("source:  -->") { (source: Observable<Int>) in
      Observable.merge(source, .repeatElement(1))
    }
    #expect(recording.observers.first?.timeline.entries.count == 10_000)
    let open = try self.recording("source:  -1->") { (source: Observable<Int>) in source }
    #expect(open.observers.first?.timeline.horizon == 160)
  }

  @Test func `the legend defines the values of elements and errors`() throws {
    let recording = try recording(
      """
      source:  --a--X
      a := -7
      X := full
      """
    ) { (source: Observable<Int>) in source }
    #expect(recording.observers.first?.timeline.entries.map(\.signal) == [.element("-7"), .error("full")])
  }

  @Test func `a diagram that cannot be played is reported with its location`() {
    func problem(_ rows: String, hot: [String] = []) -> MarblePlayError? {
      #expect(throws: MarblePlayError.self) {
        try recording(rows, hot: hot) { (source: Observable<Int>) in source }
      }
    }
    #expect(problem("source:  --a--|")?.column == 12)
    #expect(
      problem("source:  --a--|")?.message
        == "`a` can't be converted to Int; define what it stands for, as in `a := …`.")
    #expect(problem("source:  --1--")?.column == 14)
    #expect(problem("")?.message.contains("more sources than there are rows") == true)
    #expect(problem("a:  -1|\nb:  -1|")?.message.contains("no parameter for the source `b`") == true)
    #expect(problem("a:  -1|", hot: ["b"])?.message.contains("no source `b`") == true)
    #expect(problem("a:  -1|\n    map { $0 }")?.line == 2)
  }

  @Test func `an inner sequence without a row is reported`() {
    let error = #expect(throws: MarblePlayError.self) {
      try recording("source:  --a--|") { (source: Observable<Observable<Int>>) in source.merge() }
    }
    #expect(error?.message == "`a` is an inner sequence without a row; draw a row called `a`.")
  }

  @Test func `an error thrown by the closure is reported`() {
    let error = #expect(throws: MarblePlayError.self) {
      try recording("source:  --1--|") { (source: Observable<Int>) -> Observable<Int> in throw Failure.first }
    }
    #expect(error?.message == "The closure threw an error: first")
  }

  @Test func `a recording can be encoded and decoded`() throws {
    let recording = try recording("source:  --1--2--X") { (source: Observable<Int>) in source.groupBy { $0 } }
    let data = try JSONEncoder().encode(recording)
    #expect(try JSONDecoder().decode(MarbleRecording.self, from: data) == recording)
  }
}
