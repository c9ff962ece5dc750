/// The diagrams that pages play themselves, which are compiled while the caller does something else.
public struct LiveDiagrams: Sendable {
  private let outcome: Eventually<Result<LiveModule?, LiveModuleError>>

  /// Compiles the diagrams of `book`.
  public init(of book: Book) {
    outcome = Eventually {
      Result { () throws(LiveModuleError) in try LiveModule(of: book) }
    }
  }

  /// What came of it; nil if the book has no diagrams, or if they stay pictures.
  public var module: LiveModule? { try? outcome.value.get() }

  /// Why all diagrams stay pictures; nil if they do not.
  public var problem: LiveModuleError? {
    if case .failure(let error) = outcome.value { error } else { nil }
  }
}
