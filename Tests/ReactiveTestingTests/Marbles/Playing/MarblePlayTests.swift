import Foundation
import Reactive
import ReactiveTesting
import Testing

@Suite struct MarblePlayTests {
  /// Plays on a scheduler of its own, ten steps a column.
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

  @Test func `a row is played into an operator`() throws {
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

  @Test func `a cold source begins with each subscription`() throws {
    let recording = try recording("source:  --1--X") { (source: Observable<Int>) in source.retry(2) }
    #expect(recording.observers.map { drawn($0.timeline) } == ["--1----1--X"])
    #expect(recording.subscriptions.map { drawn($0.timeline) } == ["^----!", "     ^----!"])
  }

  @Test func `a hot source goes on without anybody`() throws {
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

  @Test func `a hot source tells latecomers that it has ended`() throws {
    let recording = try recording(
      """
      channel:  --a--|
      Tern:             ^--->
      """, hot: ["channel"]
    ) { (channel: Observable<String>) in channel }
    #expect(recording.observers.map { drawn($0.timeline) } == ["        (^|)"])
  }

  @Test func `sequences that are elements have rows of their own`() throws {
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

  @Test func `sequences that come out are recorded`() throws {
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

  @Test func `groups tell their keys`() throws {
    let recording = try recording("source:  --1--2--3--|") { (source: Observable<Int>) in
      source.groupBy { $0.isMultiple(of: 2) ? "even" : "odd" }
    }
    #expect(recording.inner.map(\.key) == ["odd", "even"])
    #expect(recording.inner.map { drawn($0.timeline) } == ["  1-----3--|", "     2-----|"])
  }

  @Test func `what ends nowhere is cut off`() throws {
    let recording = try recording("source:  -->") { (source: Observable<Int>) in
      Observable.merge(source, .repeatElement(1))
    }
    #expect(recording.observers.first?.timeline.entries.count == 10_000)
    let open = try self.recording("source:  -1->") { (source: Observable<Int>) in source }
    #expect(open.observers.first?.timeline.horizon == 160)
  }

  @Test func `legends give elements and errors their texts`() throws {
    let recording = try recording(
      """
      source:  --a--X
      a := -7
      X := full
      """
    ) { (source: Observable<Int>) in source }
    #expect(recording.observers.first?.timeline.entries.map(\.signal) == [.element("-7"), .error("full")])
  }

  @Test func `what cannot be played is told with its place`() {
    func problem(_ rows: String, hot: [String] = []) -> MarblePlayError? {
      #expect(throws: MarblePlayError.self) {
        try recording(rows, hot: hot) { (source: Observable<Int>) in source }
      }
    }
    #expect(problem("source:  --a--|")?.column == 12)
    #expect(problem("source:  --a--|")?.message == "`a` is no Int; say what it stands for, as in `a := …`.")
    #expect(problem("source:  --1--")?.column == 14)
    #expect(problem("")?.message.contains("more sources than there are rows") == true)
    #expect(problem("a:  -1|\nb:  -1|")?.message.contains("no parameter for the source `b`") == true)
    #expect(problem("a:  -1|", hot: ["b"])?.message.contains("no source `b`") == true)
    #expect(problem("a:  -1|\n    map { $0 }")?.line == 2)
  }

  @Test func `a sequence without a row is told`() {
    let error = #expect(throws: MarblePlayError.self) {
      try recording("source:  --a--|") { (source: Observable<Observable<Int>>) in source.merge() }
    }
    #expect(error?.message == "`a` is a sequence, and has no row; draw one called `a`.")
  }

  @Test func `an error of the closure is told`() {
    let error = #expect(throws: MarblePlayError.self) {
      try recording("source:  --1--|") { (source: Observable<Int>) -> Observable<Int> in throw Failure.first }
    }
    #expect(error?.message == "The closure threw an error: first")
  }

  @Test func `a recording survives being written down`() throws {
    let recording = try recording("source:  --1--2--X") { (source: Observable<Int>) in source.groupBy { $0 } }
    let data = try JSONEncoder().encode(recording)
    #expect(try JSONDecoder().decode(MarbleRecording.self, from: data) == recording)
  }
}
