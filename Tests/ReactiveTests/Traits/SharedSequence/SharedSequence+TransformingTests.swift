import Reactive
import Testing

@MainActor
struct SharedSequenceTransformingTests {
  @Test func `map, flatMap, scan and merge transform signals`() {
    var source: Signal<Int> { .of(1, 2) }
    #expect(events(of: source.map { $0 * 10 }) == ["next(10)", "next(20)", "completed"])
    #expect(events(of: source.compactMap { $0 > 1 ? $0 : nil }) == ["next(2)", "completed"])
    #expect(events(of: source.flatMap { Driver.just($0 * 10) }) == ["next(10)", "next(20)", "completed"])
    #expect(events(of: source.flatMapLatest { Signal.just($0) }) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: source.flatMapFirst { Signal.just($0) }) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: source.scan(10) { $0 + $1 }) == ["next(11)", "next(13)", "completed"])
    #expect(events(of: source.startWith(0)) == ["next(0)", "next(1)", "next(2)", "completed"])
    var nested: Signal<Signal<Int>> { .of(source, source) }
    #expect(events(of: nested.merge()).count == 5)
    #expect(events(of: nested.merge(maxConcurrent: 1)).count == 5)
    #expect(events(of: nested.switchLatest()).last == "completed")
  }
}
