/// One step from a list to another, to be performed after the steps
/// before it.
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
