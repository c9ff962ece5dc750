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
  private var gaps = 0
  private var lastKey = 0

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool { members.count == gaps }

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
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low < keys.count, keys[low] == key else { return nil }
    if low == keys.count - 1 {
      keys.removeLast()
      return members.removeLast()
    }
    let removed = members[low]
    if removed.lifetime === Lifetime.gone { return nil }
    members[low] = .gone
    gaps += 1
    if gaps > 32, gaps * 2 > members.count { compact() }
    return removed
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

  /// Takes everybody out.
  mutating func clear() -> ContiguousArray<Anyone> {
    defer {
      members = []
      keys = []
      gaps = 0
    }
    return members
  }
}

extension ContiguousArray where Element == Downstream<Never> {
  /// Hands `element` to every member that is still there.
  @inlinable
  func next<Sent>(_ element: Sent) {
    // Sound: the members were added as `Downstream<Sent>`; see `Roster.add`.
    for member in unsafeBitCast(self, to: ContiguousArray<Downstream<Sent>>.self)
    where !member.lifetime.isOver {
      member.next(element)
    }
  }

  @usableFromInline
  func end(_ error: (any Error)?) {
    for member in self where !member.lifetime.isOver { member.end(error) }
  }
}

extension Downstream where Element == Never {
  /// What stands in the place of a member that has left.
  static let gone = Downstream(Lifetime.gone, next: { _ in }, end: { _ in })
}
