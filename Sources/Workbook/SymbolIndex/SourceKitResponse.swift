/// A response of sourcekitd.
enum SourceKitResponse: Equatable {
  /// The symbol that an identifier refers to.
  struct Name: Hashable {
    /// The kind of symbol, such as `source.lang.swift.ref.class`.
    let kind: String
    /// The name with argument labels.
    let name: String
    let declaration: String
    let comment: String
    let module: String
    /// The file with the declaration, if it is known.
    var file: String?
    /// The one-based line of the declaration.
    var line: Int?
  }

  /// The type of an expression.
  struct Expression: Equatable {
    /// The byte range of the expression in the file.
    let range: Range<Int>
    let type: String
  }

  case name(Name)
  case types([Expression])
  /// The diagnostics of a file that doesn't compile.
  case errors
  /// A response without a declaration, such as that about a module.
  case nothing
  /// A failed request.
  case unresolved
}
