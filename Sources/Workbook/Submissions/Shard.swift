/// One of several parts of a class, each of which is checked on another machine.
public struct Shard: Equatable, Sendable {
  let index: Int
  let count: Int

  /// Reads `3/8`, the third of eight; nil if `text` is no such part.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1...max(count, 1) ~= index, count > 0
    else {
      return nil
    }
    (self.index, self.count) = (index, count)
  }

  /// Every so-manieth of `items`: the parts are of one size, and all of them together are all items.
  public func part<Item>(of items: [Item]) -> [Item] {
    items.indices.filter { $0 % count == index - 1 }.map { items[$0] }
  }
}
