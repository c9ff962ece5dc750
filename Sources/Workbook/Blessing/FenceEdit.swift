/// A new body for a fence.
struct FenceEdit: Equatable {
  /// One line of the new body.
  enum Line: Equatable {
    /// The line of the old body at this position, byte for byte.
    case kept(Int)
    case new(String)
  }

  let fence: Fence
  let lines: [Line]

  /// The body as it will be read.
  var body: [String] {
    lines.map { line in
      switch line {
      case .kept(let position): fence.body[position]
      case .new(let text): text
      }
    }
  }
}
