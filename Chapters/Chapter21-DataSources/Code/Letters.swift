import Reactive

/// A row that is a letter, for diagrams: it can do nothing but move.
struct Letter: Identifiable, Equatable, CustomStringConvertible {
  let id: Character
  var description: String { String(id) }
}

extension ObservableType where Element == String {
  /// Snapshots that are written as words, a letter for each row.
  func rows() -> Observable<[Letter]> {
    map { word in word.map { Letter(id: $0) } }
  }
}
