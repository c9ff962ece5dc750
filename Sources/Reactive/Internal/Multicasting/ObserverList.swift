/// The observers of one source in the order of their subscriptions.
///
/// The list isn't generic, so adding and removing observers needs no metadata. The layout of `Downstream` doesn't
/// depend on its element type, and a member is only read as the type with which it was added.
@usableFromInline
struct ObserverList {
  @usableFromInline typealias Anyone = Downstream<Never>

  @usableFromInline private(set) var members: ContiguousArray<Anyone> = []
  /// The key of each member, in ascending order.
  private var keys: ContiguousArray<Int> = []
  private var lastKey = 0
  /// The number of members that have been removed and not compacted yet.
  ///
  /// A `UInt32` that is declared last, so a multicaster fits into a smaller size class of the allocator.
  private var gaps: UInt32 = 0

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool { members.count == Int(gaps) }

  @inlinable
  mutating func add<Element>(_ member: Downstream<Element>) -> Int {
    // Sound, because both types consist of two closures, stored in their most general form, and a reference.
    add(erased: unsafeBitCast(member, to: Anyone.self))
  }

  @usableFromInline
  mutating func add(erased member: consuming Anyone) -> Int {
    lastKey += 1
    members.append(consume member)
    keys.append(lastKey)
    return lastKey
  }

  /// Removes and returns the member with `key`, so the caller can release it outside of locks.
  mutating func remove(_ key: Int) -> Anyone? {
    guard let place = place(of: key) else { return nil }
    if place == keys.count - 1 {
      keys.removeLast()
      return members.removeLast()
    }
    let removed = members[place]
    members[place] = .gone
    gaps += 1
    if gaps > 32, Int(gaps) * 2 > members.count { compact() }
    return removed
  }

  /// Replaces the member with `key` and returns the old one, so the caller can release it outside of locks.
  @inlinable
  mutating func replace<Element>(_ key: Int, with member: Downstream<Element>) -> Anyone? {
    // Sound: see `add`.
    replace(key, erased: unsafeBitCast(member, to: Anyone.self))
  }

  @usableFromInline
  mutating func replace(_ key: Int, erased member: Anyone) -> Anyone? {
    guard let place = place(of: key) else { return nil }
    let replaced = members[place]
    members[place] = member
    return replaced
  }

  /// Returns the index of the member with `key`, unless it has been removed.
  private func place(of key: Int) -> Int? {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low < keys.count, keys[low] == key, members[low].lifetime !== Lifetime.gone else { return nil }
    return low
  }

  private mutating func compact() {
    var kept = 0
    for index in members.indices where members[index].lifetime !== Lifetime.gone {
      members[kept] = members[index]
      keys[kept] = keys[index]
      kept += 1
    }
    members.removeLast(members.count - kept)
    keys.removeLast(keys.count - kept)
    gaps = 0
  }

  /// Returns the members as the type with which they were added.
  @inlinable @inline(__always)
  func members<Element>(as _: Element.Type) -> ContiguousArray<Downstream<Element>> {
    // Sound: see `add`.
    unsafeBitCast(members, to: ContiguousArray<Downstream<Element>>.self)
  }

  /// Removes and returns all members.
  mutating func clear<Element>(_ type: Element.Type) -> ContiguousArray<Downstream<Element>> {
    defer {
      members = []
      keys = []
      gaps = 0
    }
    return members(as: type)
  }
}

extension ContiguousArray {
  /// Passes `element` to every member that has not ended.
  @inlinable @inline(__always)
  func next<Sent>(_ element: Sent) where Element == Downstream<Sent> {
    // By index, because an iterator would count a reference to the array.
    var index = 0
    while index < count {
      let member = self[index]
      if !member.lifetime.isOver { member.next(element) }
      index += 1
    }
  }

  /// Ends every member that has not ended, after `last` if there is one.
  @usableFromInline
  func end<Sent>(_ error: (any Error)?, after last: Sent?) where Element == Downstream<Sent> {
    if let last { next(last) }
    for member in self where !member.lifetime.isOver { member.end(error) }
  }
}

extension Downstream where Element == Never {
  /// The placeholder for a member that has been removed.
  static let gone = Downstream(Lifetime.gone, next: { _ in }, end: { _ in })
}
