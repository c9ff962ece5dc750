import Testing

@testable import Reactive

struct QueueTests {
  @Test func `first in, first out, however many come and go`() {
    var queue = Queue<Int>()
    var taken: [Int?] = []
    for round in 0..<10 {
      for number in 0..<100 { queue.append(round * 100 + number) }
      for _ in 0..<70 { taken.append(queue.popFirst()) }
    }
    #expect(!queue.isEmpty)
    for _ in 0..<300 { taken.append(queue.popFirst()) }
    #expect(taken == (0..<1000).map(Optional.some))
    #expect(queue.isEmpty)
    #expect(queue.popFirst() == nil)
  }

  @Test func `the first can be looked at, and stays`() {
    var queue = Queue<Int>()
    #expect(queue.peek() == nil)
    queue.append(1)
    queue.append(2)
    #expect(queue.peek() == 1)
    #expect(queue.popFirst() == 1)
    #expect(queue.peek() == 2)
  }

  @Test func `what has been taken out is not kept`() {
    final class Element {}
    var queue = Queue<Element>()
    weak var first: Element?
    do {
      let element = Element()
      first = element
      queue.append(element)
      queue.append(Element())
    }
    #expect(first != nil)
    _ = queue.popFirst()
    #expect(first == nil)
  }
}
