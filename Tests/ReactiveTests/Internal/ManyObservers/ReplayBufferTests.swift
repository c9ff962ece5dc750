import Testing

@testable import Reactive

struct ReplayBufferTests {
  private func elements(of buffer: ReplayBuffer<Int>, most: Int = .max) -> [Int] {
    var elements: [Int] = []
    buffer.forEach {
      elements.append($0)
      return elements.count < most
    }
    return elements
  }

  @Test func `keeps the last elements, and hands back what had to make room`() {
    var buffer = ReplayBuffer<Int>(capacity: 3)
    #expect((1...7).map { buffer.append($0) } == [nil, nil, nil, 1, 2, 3, 4])
    #expect(elements(of: buffer) == [5, 6, 7])
  }

  @Test func `hands out no more than is wanted`() {
    var buffer = ReplayBuffer<Int>(capacity: 3)
    for number in 1...4 { _ = buffer.append(number) }
    #expect(elements(of: buffer, most: 2) == [2, 3])
  }

  @Test func `without room it keeps nothing`() {
    var buffer = ReplayBuffer<Int>(capacity: 0)
    #expect(buffer.append(1) == nil)
    #expect(elements(of: buffer) == [])
  }
}
