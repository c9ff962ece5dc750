/// A row of the list: a chat and its number of unread messages.
struct Chat: Identifiable, Hashable, CustomStringConvertible {
  let id: Int
  var name: String
  var unread: Int

  var description: String { "\(name) \(unread)" }
}

extension Chat {
  static func ada(_ unread: Int) -> Chat {
    Chat(id: 7, name: "Ada", unread: unread)
  }
  static func ben(_ unread: Int) -> Chat {
    Chat(id: 12, name: "Ben", unread: unread)
  }
  static func cem(_ unread: Int) -> Chat {
    Chat(id: 31, name: "Cem", unread: unread)
  }
  static func dana(_ unread: Int) -> Chat {
    Chat(id: 44, name: "Dana", unread: unread)
  }
  static func eli(_ unread: Int) -> Chat {
    Chat(id: 50, name: "Eli", unread: unread)
  }
}
