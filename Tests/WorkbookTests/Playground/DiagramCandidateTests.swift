import Foundation
import Lesson
import Reactive
import Testing

@testable import BookModel
@testable import Playground

@Suite struct DiagramCandidateTests {
  private func candidate(_ closure: String) throws -> DiagramCandidate {
    let text = SourceText(text: "diagram(\"taken\", \"a: --1--|\") \(closure)\n", named: "Code/A.swift")
    let source = try #require(text.diagram(at: 1))
    let diagram = Lesson.diagram("taken", "a: --1--|") { (a: Observable<Int>) in a }
    return try #require(DiagramCandidate(diagram, source, in: "chapter1"))
  }

  @Test(arguments: [
    ("{ (a: Observable<Int>) in a.take(2) }", ["take 2"]),
    (
      "{ (a: Observable<Int>) in a.debounce(.milliseconds(30), scheduler: clock) }",
      ["debounce milliseconds 30"]
    ),
    (
      "{ (a: Observable<Int>) in a.buffer(timeSpan: .seconds(2), count: 3, scheduler: clock) }",
      ["buffer timeSpan seconds 2", "buffer count 3"]
    ),
    ("{ (a: Observable<Int>) in a.startWith(1, 1_000) }", ["startWith 1", "startWith 1000"]),
    // Numbers that are not arguments on their own.
    ("{ (a: Observable<Int>) in a.map { $0 * 10 }.filter { $0 > 2 } }", []),
    ("{ (a: Observable<Int>) in Observable.from([1, 2]).map { ($0, 1.5) } }", []),
  ])
  func `integer arguments can be changed`(closure: String, numbers: [String]) throws {
    #expect(try candidate(closure).numbers.map { "\($0.words) \($0.value)" } == numbers)
  }

  @Test func `the generated code reads its numbers from the page`() throws {
    let candidate = try candidate("{ (a: Observable<Int>) in a.skip(1).take(2) }")
    #expect(
      candidate.function(named: "play1", withNumbers: true) == """
        func play1(_ play: Play) throws {
          let body = { (a: Observable<Int>) in a.skip(play.number(0)).take(play.number(1)) }
          play.observe(try body(play.source()))
        }
        """)
    #expect(candidate.function(named: "play1", withNumbers: false).contains("a.skip(1).take(2)"))
  }

  @Test(arguments: [
    ("{ (a: Observable<Int>, b: Observable<(Int, String)>) in a }", 2), ("{ Observable.just(1) }", 0),
    ("{ (a: Observable<Observable<Int>>) in a.merge() }", 1),
    ("{ Observable.just(1).map { one in one } }", 0),
  ])
  func `a candidate has as many sources as its closure has parameters`(closure: String, count: Int) throws {
    #expect(try candidate(closure).parameterCount == count)
  }
}
