/// One step from a list to another, valid once those before it are done.
struct Step<Row> {
  enum Kind: Character {
    case remove = "-"
    case lift = "^"
    case insert = "+"
    case put = "v"
    case update = "~"
  }

  let kind: Kind
  let row: Row
  let offset: Int
}

extension Step: CustomStringConvertible {
  var description: String { "\(kind.rawValue)\(row)" }
}
