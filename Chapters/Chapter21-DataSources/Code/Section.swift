/// Rows below a title.
struct Section: Equatable {
  let id: String
  let title: String
  let chats: [Chat]

  /// Creates a section whose identity is its title, unless you pass an
  /// `id`.
  init(id: String? = nil, title: String, chats: [Chat]) {
    self.id = id ?? title
    self.title = title
    self.chats = chats
  }
}

/// A line of a list with sections, which is a title or a chat.
enum Line: Identifiable, Equatable, CustomStringConvertible {
  case title(String, of: String)
  case chat(Chat)

  enum ID: Hashable {
    case section(String)
    case chat(Int)
  }

  var id: ID {
    switch self {
    case .title(_, let section): .section(section)
    case .chat(let chat): .chat(chat.id)
    }
  }

  var description: String {
    switch self {
    case .title(let title, _): "\(title):"
    case .chat(let chat): "\(chat)"
    }
  }
}

extension [Section] {
  /// For each section, its title and then its chats.
  ///
  /// An empty section has no lines.
  var lines: [Line] {
    filter { section in !section.chats.isEmpty }
      .flatMap { section in
        [.title(section.title, of: section.id)]
          + section.chats.map { .chat($0) }
      }
  }
}
