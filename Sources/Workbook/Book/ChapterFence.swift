/// A fence of a chapter and what it is there for.
public struct ChapterFence: Sendable, Equatable {
  public enum Role: Sendable, Equatable {
    /// An example of the chapter, or lines of it.
    case example(String)
    /// A file of the chapter, or lines of it.
    case file(String)
    /// Code that must not compile; every error contains the text.
    case fails(String)
    /// Code that must compile with warnings; every one contains the text.
    case warns(String)
    /// An illustration of something outside the book.
    case sketch(reason: String)
    /// What an example prints; without a name, the nearest example above.
    ///
    /// `asked` says whether the text asks for it first, where the text does not show that itself.
    case output(of: String?, match: Match, asked: Bool?)
    /// Answers to a question about an example, or about code that is compiled; without a name, the nearest above.
    case answers(of: String?)
    /// A diagram of the chapter, with the nanoseconds of a column.
    ///
    /// `asked` says whether it shows what the text asks for first, where the text does not show that itself.
    case marble(of: String, frame: Int, asked: Bool?)
    /// What one may want, and which operator to take for it.
    case choices
    /// On the cover: the operators that the book is about, and whether each is said to have a section.
    case operators(isComplete: Bool)
    /// A text in another language, shown as it is.
    case shown
  }

  /// The fence as the text has it.
  public let markdown: Fence
  public let role: Role

  public init(_ markdown: Fence, role: Role) {
    self.markdown = markdown
    self.role = role
  }
}
