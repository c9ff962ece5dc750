import Foundation
import Reactive
import ReactiveTesting
import Testing

@Suite struct TestSchedulerMarblesTests {
  @Test func `a test can be written in marbles`() throws {
    let scheduler = TestScheduler.marbles()
    let source = try scheduler.createHotObservable("--1--2--3--4--|", of: Int.self)
    let result = scheduler.marbles { source.filter { $0.isMultiple(of: 2) } }
    #expect(result == "-----2-----4--|")
    #expect(source.subscriptions == [Subscription(0, 140)])
  }

  @Test func `a cold source starts with each subscription`() throws {
    let scheduler = TestScheduler.marbles()
    let source = try scheduler.createColdObservable("--1--X", of: Int.self)
    #expect(scheduler.marbles { source.retry(2) } == "--1----1--X")
  }

  @Test func `timing operators use the scheduler's virtual time`() throws {
    let scheduler = TestScheduler.marbles()
    let source = try scheduler.createHotObservable("--1--2--|", of: Int.self)
    #expect(scheduler.marbles { source.delay(.milliseconds(30), scheduler: scheduler) } == "-----1--2--|")
  }

  @Test func `elements are created from the labels or from given values`() throws {
    func elements<Element>(_: Element.Type, values: [String: Element] = [:]) throws -> [Element] {
      try TestScheduler.events("-1-|", values: values).compactMap(\.value.element)
    }
    #expect(try elements(Int.self) == [1])
    #expect(try elements(String.self) == ["1"])
    #expect(try elements(Character.self) == ["1"])
    #expect(try elements(Double.self) == [1])
    #expect(try elements(Void.self).count == 1)
    #expect(try elements([Int].self, values: ["1": [1, 2]]) == [[1, 2]])
  }

  @Test func `an element that cannot be created is reported with its column`() {
    let error = #expect(throws: MarbleSyntaxError.self) { try TestScheduler.events("-1-x-|", of: Int.self) }
    #expect(error?.description == "line 1, column 4: `x` can't be converted to Int; add it to `values`.")
    #expect(throws: MarbleSyntaxError.self) { try TestScheduler.events("-1-|", of: [Int].self) }
  }

  @Test func `a recording is printed with the legend of its marbles`() throws {
    let scheduler = TestScheduler.marbles()
    let source = try scheduler.createHotObservable("--a--b--X", of: String.self, error: MarbleError("full"))
    let result = scheduler.marbles(values: ["p": "[\"a\"]"]) { source.map { [$0] } }
    #expect(result == "--p--a--X  a := [\"b\"]")
  }

  @Test
  func `the row of an open sequence ends with an arrow, and events that do not fit are listed in words`()
    throws
  {
    let scheduler = TestScheduler.marbles()
    let source = try scheduler.createHotObservable("--1-2-->", of: Int.self)
    #expect(scheduler.marbles(until: 100) { source.asObservable() } == "--1-2>")
    let other = TestScheduler.marbles()
    let close = other.createHotObservable([.next(10, 1), .next(20, 2)])
    #expect(other.marbles { close } == "1 in column 1, 2 in column 2")
  }
}
