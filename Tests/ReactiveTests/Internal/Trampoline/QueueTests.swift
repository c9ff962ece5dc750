import Testing

@testable import Reactive

struct QueueTests {
  @Test func `elements are removed in the order of insertion, however many are added and removed`() {
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

  @Test func `peek returns the first element without removing it`() {
    var queue = Queue<Int>()
    #expect(queue.peek() == nil)
    queue.append(1)
    queue.append(2)
    #expect(queue.peek() == 1)
    #expect(queue.popFirst() == 1)
    #expect(queue.peek() == 2)
  }

  @Test func `a removed element is released`() {
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
