import Dispatch
import ReactiveTesting
import Testing

@Suite struct MarbleLogTests {
  private let scheduler = TestScheduler.marbles()
  private let log: MarbleLog

  init() { log = MarbleLog(column: .milliseconds(10), scheduler: scheduler) }

  private func played(_ row: String) throws -> TestableObservable<String> {
    try scheduler.createColdObservable(row)
  }

  @Test func `rows are in the order of the calls and aligned`() throws {
    let source = try played("--1--2--3--|").marbles("source", in: log)
    let result = source.filter { $0 != "2" }.marbles("out", in: log)
    scheduler.scheduleAt(30) { _ = result.subscribe() }
    scheduler.start()
    #expect("\(log)" == "source:     ^-1--2--3--|\nout:        ^-1-----3--|")
  }

  @Test func `each subscription has a row, which ends at its disposal`() throws {
    let source = try played("--1--2--3--X").marbles("source", in: log)
    scheduler.scheduleAt(0) { _ = source.take(1).subscribe() }
    scheduler.scheduleAt(10) { _ = source.subscribe() }
    scheduler.start()
    #expect("\(log)" == "source:  ^-(1!)\nsource:   ^-1--2--3--X\nX := X")
  }

  @Test func `the row of a sequence that has not terminated ends with an arrow`() throws {
    let source = try played("-1-2-|").marbles("source", in: log)
    let subscription = Observable.merge(source, .never()).marbles("both", in: log).subscribe()
    scheduler.start()
    #expect("\(log)" == "source:  ^1-2-|\nboth:    ^1-2-->")
    subscription.dispose()
  }

  @Test func `a column with simultaneous events is widened in all rows`() throws {
    let source = try played("-1-2-3|").marbles("source", in: log)
    _ = source.flatMap { Observable.of($0, $0, $0) }.marbles("result", in: log).subscribe()
    scheduler.start()
    #expect("\(log)" == "source:  ^1----2----3----|\nresult:  ^(111)(222)(333)|")
  }

  @Test func `an event between two columns is drawn in the earlier one`() throws {
    let log = MarbleLog(column: .milliseconds(40), scheduler: scheduler)
    _ = try played("---1----2----|").marbles("source", in: log).subscribe()
    scheduler.start()
    #expect("\(log)" == "source:  (^1)2|")
  }

  @Test func `a value that is not a letter or a digit gets a label, the same in all rows`() throws {
    let source = try played("-a-b-|").map { [$0] }.marbles("source", in: log)
    _ = source.map { $0 == ["b"] ? "a" : "X" }.marbles("result", in: log).subscribe()
    scheduler.start()
    #expect(
      "\(log)" == "source:  ^b-d-|\nresult:  ^c-a-|\nb := [\"a\"]\nc := X\nd := [\"b\"]")
  }
}
