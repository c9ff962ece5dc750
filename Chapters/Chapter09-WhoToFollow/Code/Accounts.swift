extension Account {
  /// The account with this number, the same each time.
  static func numbered(_ id: Int) -> Account {
    let first = firstNames[id % firstNames.count]
    let last = lastNames[id % lastNames.count]
    return Account(
      id: id, handle: account(id),
      name: "\(first) \(last)")
  }

  private static let firstNames = [
    "Ada", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus",
  ]
  private static let lastNames = [
    "Wren", "Heron", "Swift", "Crane", "Finch", "Martin", "Rook",
    "Starling", "Nightingale", "Teal", "Partridge",
  ]
}

extension [Account] {
  /// The hundred accounts from number `since` on.
  static func page(since: Int) -> [Account] {
    (since..<since + 100).map(Account.numbered)
  }
}
