/// Rows under a title.
struct Section: Equatable {
  let id: String
  let title: String
  let runners: [Runner]

  /// Without an `id`, the title is one.
  init(id: String? = nil, title: String, runners: [Runner]) {
    self.id = id ?? title
    self.title = title
    self.runners = runners
  }
}

/// A line of a list with sections: a title, or a row.
enum Line: Identifiable, Equatable, CustomStringConvertible {
  case title(String, of: String)
  case runner(Runner)

  enum ID: Hashable {
    case section(String)
    case number(Int)
  }

  var id: ID {
    switch self {
    case .title(_, let section): .section(section)
    case .runner(let runner): .number(runner.number)
    }
  }

  var description: String {
    switch self {
    case .title(let title, _): "\(title):"
    case .runner(let runner): "\(runner)"
    }
  }
}

extension [Section] {
  /// All of it as one list.
  var lines: [Line] {
    flatMap { section in
      [.title(section.title, of: section.id)]
        + section.runners.map { .runner($0) }
    }
  }
}

extension [Line] {
  /// The section of the row at `offset`, and its place there; `nil` for a title.
  func place(ofRowAt offset: Int) -> (section: Int, row: Int)? {
    guard case .runner = self[offset] else { return nil }
    let titles = indices.prefix(upTo: offset).filter { place in
      if case .title = self[place] { true } else { false }
    }
    return titles.last.map { title in
      (section: titles.count - 1, row: offset - title - 1)
    }
  }
}
