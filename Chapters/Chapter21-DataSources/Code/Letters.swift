import Reactive

/// A row that shows nothing but its identity, which is a letter.
struct Letter: Identifiable, Equatable, CustomStringConvertible {
  let id: Character
  var description: String { String(id) }
}

/// A snapshot with a row for each letter of a word.
func letters(_ word: String) -> [Letter] {
  word.map { Letter(id: $0) }
}

extension ObservableType where Element == String {
  /// Emits a snapshot for each word.
  func rows() -> Observable<[Letter]> {
    map { word in letters(word) }
  }
}
