/// The observers of one source in the order of their subscription.
///
/// Not generic, so that joining and leaving need no metadata: the layout of `Downstream` does not depend on its
/// element, and a member is read as what it was added as only.
@usableFromInline
struct Roster {
  @usableFromInline typealias Anyone = Downstream<Never>

  @usableFromInline private(set) var members: ContiguousArray<Anyone> = []
  /// The key of each member, ascending.
  private var keys: ContiguousArray<Int> = []
  private var lastKey = 0
  /// Four bytes, and the last, so that a hub with its flags is a block of a smaller size.
  private var gaps: UInt32 = 0

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool { members.count == Int(gaps) }

  @inlinable
  mutating func add<Element>(_ member: Downstream<Element>) -> Int {
    // Sound: both are two closures, stored in their most general form, and a reference.
    add(erased: unsafeBitCast(member, to: Anyone.self))
  }

  @usableFromInline
  mutating func add(erased member: Anyone) -> Int {
    lastKey += 1
    members.append(member)
    keys.append(lastKey)
    return lastKey
  }

  /// Takes out the member with `key` and hands it back, to be released outside of locks.
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

  /// Puts another in the place of the member with `key`, which is handed back, to be released outside of locks.
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

  /// Where the member with `key` is, unless it has left.
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

  /// Who is in, as what they were added as.
  @inlinable @inline(__always)
  func members<Element>(as _: Element.Type) -> ContiguousArray<Downstream<Element>> {
    // Sound: see `add`.
    unsafeBitCast(members, to: ContiguousArray<Downstream<Element>>.self)
  }

  /// Takes everybody out.
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
  /// Hands `element` to every member that is still there.
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

  /// Ends every member that is still there, after `last` if there is one.
  @usableFromInline
  func end<Sent>(_ error: (any Error)?, after last: Sent?) where Element == Downstream<Sent> {
    if let last { next(last) }
    for member in self where !member.lifetime.isOver { member.end(error) }
  }
}

extension Downstream where Element == Never {
  /// What stands in the place of a member that has left.
  static let gone = Downstream(Lifetime.gone, next: { _ in }, end: { _ in })
}
