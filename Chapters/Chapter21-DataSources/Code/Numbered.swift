/// A row whose identity is its place in the list.
struct Numbered: Identifiable, Equatable, CustomStringConvertible {
  let id: Int
  let description: String

  static func all(_ texts: [String]) -> [Numbered] {
    texts.enumerated().map { place, text in
      Numbered(id: place, description: text)
    }
  }
}
