import Dispatch
import Lesson

/// A slot that takes a coin of twenty cents every second.
struct CoinSlot: AsyncSequence, Sendable {
  let coins: Int

  func makeAsyncIterator() -> Iterator { Iterator(left: coins) }

  struct Iterator: AsyncIteratorProtocol {
    var left: Int

    mutating func next() async -> Int? {
      await pause(for: .seconds(1))
      if left == 0 || Task.isCancelled { return nil }
      left -= 1
      stamp("the slot takes a coin")
      return 20
    }
  }
}
