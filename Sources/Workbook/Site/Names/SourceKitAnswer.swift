/// What sourcekitd says of a place in a file, or of its expressions.
enum SourceKitAnswer: Equatable {
  /// What a name stands for.
  struct Name: Hashable {
    /// As in `source.lang.swift.ref.class`.
    let kind: String
    /// With the labels of its arguments.
    let name: String
    let declaration: String
    let comment: String
    let module: String
    /// Where it is declared, if that is known.
    let file: String?
    /// Counted from 1.
    let line: Int?
  }

  /// An expression by its place in the file, in bytes, and its type.
  struct Expression: Equatable {
    let range: Range<Int>
    let type: String
  }

  case name(Name)
  case types([Expression])
  /// It knows nothing.
  case nothing
}
