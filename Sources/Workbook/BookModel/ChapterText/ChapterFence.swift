import BookMarkdown
import TextSupport

/// A fence of a chapter with its role.
package struct ChapterFence: Sendable, Equatable {
  package enum Role: Sendable, Equatable {
    /// An example of the chapter, or some of its lines.
    case example(String)
    /// A file of the chapter, or some of its lines.
    case file(String)
    /// Code that must not compile; every error message contains the text.
    case fails(String)
    /// Code that must compile with warnings, all of which contain the text.
    case warns(String)
    /// An illustration of code outside the book.
    case sketch(reason: String)
    /// The output of an example, by default of the nearest one above.
    ///
    /// `asked` overrides whether the text asks the reader to predict it.
    case output(of: String?, match: Match, asked: Bool?)
    /// Answers to a question about an example or about compiled code, by default the nearest code above.
    case answers(of: String?)
    /// A diagram of the chapter; `frame` is the duration of a column in nanoseconds.
    ///
    /// `asked` overrides whether it answers a question of the text.
    case marble(of: String, frame: Int, asked: Bool?)
    /// Choices that lead to operators.
    case choices
    /// On the cover: the operators that the book is about, and whether each must have a section.
    case operators(isComplete: Bool)
    /// On the cover: a text field whose contents are played into diagrams of a chapter.
    case demo(of: String)
    /// Text in another language, which is shown without verification.
    case shown
  }

  /// The fence as parsed from the text.
  package let markdown: Fence
  package let role: Role

  package init(_ markdown: Fence, role: Role) {
    self.markdown = markdown
    self.role = role
  }
}
