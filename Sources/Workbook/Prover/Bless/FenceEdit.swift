import BookMarkdown

/// A new body for a fence.
struct FenceEdit: Equatable {
  /// One line of the new body.
  enum Line: Equatable {
    /// The line of the old body at this position, with the same bytes.
    case kept(Int)
    case new(String)
  }

  let fence: Fence
  let lines: [Line]

  /// The lines of the new body.
  var body: [String] {
    lines.map { line in
      switch line {
      case .kept(let position): fence.body[position]
      case .new(let text): text
      }
    }
  }
}
