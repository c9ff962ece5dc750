/// One of several parts of a class, which are checked on different machines.
package struct ClassShard: Equatable, Sendable {
  let index: Int
  let count: Int

  /// Parses `3/8`, the third of eight parts; nil if `text` has another form.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1...max(count, 1) ~= index, count > 0
    else {
      return nil
    }
    (self.index, self.count) = (index, count)
  }

  /// Returns every `count`-th item, starting at `index`.
  ///
  /// All parts have about the same size, and together they contain all items.
  package func part<Item>(of items: [Item]) -> [Item] {
    items.indices.filter { $0 % count == index - 1 }.map { items[$0] }
  }
}
