/// Rows under a title.
struct Section: Equatable {
  let title: String
  let runners: [Runner]
}

/// A line of a list with sections: a title, or a row.
enum Line: Identifiable, Equatable, CustomStringConvertible {
  case title(String)
  case runner(Runner)

  enum ID: Hashable {
    case title(String)
    case number(Int)
  }

  var id: ID {
    switch self {
    case .title(let title): .title(title)
    case .runner(let runner): .number(runner.number)
    }
  }

  var description: String {
    switch self {
    case .title(let title): "\(title):"
    case .runner(let runner): "\(runner)"
    }
  }
}

extension [Section] {
  /// All of it as one list.
  var lines: [Line] {
    flatMap { section in
      [.title(section.title)] + section.runners.map { .runner($0) }
    }
  }
}
