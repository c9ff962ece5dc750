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

  @Test func `a full buffer returns the element that it drops`() {
    var buffer = ReplayBuffer<Int>(capacity: 3)
    #expect((1...7).map { buffer.append($0) } == [nil, nil, nil, 1, 2, 3, 4])
    #expect(elements(of: buffer) == [5, 6, 7])
  }

  @Test func `iteration stops when the closure returns false`() {
    var buffer = ReplayBuffer<Int>(capacity: 3)
    for number in 1...4 { _ = buffer.append(number) }
    #expect(elements(of: buffer, most: 2) == [2, 3])
  }

  @Test func `a buffer without capacity stores nothing`() {
    var buffer = ReplayBuffer<Int>(capacity: 0)
    #expect(buffer.append(1) == nil)
    #expect(elements(of: buffer) == [])
  }
}
