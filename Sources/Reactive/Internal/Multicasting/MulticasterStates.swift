extension Multicaster {
  /// The elements that a late subscriber receives.
  @usableFromInline
  enum Cache {
    case nothing
    /// The current value, which late subscribers receive until the end.
    case latest(Element)
    /// The last elements, which late subscribers receive even after the end.
    case recent(ReplayBuffer<Element>)
    /// The last element, which all observers receive with completion, and late subscribers after it.
    case last(Element?)

    /// True if a late subscriber receives nothing.
    @inlinable var isEmpty: Bool {
      switch self {
      case .nothing, .last: true
      case .latest: false
      case .recent(let buffer): buffer.elements.isEmpty
      }
    }
  }

  /// How the multicaster ended.
  ///
  /// Completion has its own case rather than an error that is nil: an optional would take a ninth byte, and a
  /// multicaster would need a larger allocation.
  @usableFromInline
  enum Outcome {
    case none
    case completed
    case failed(any Error)
    /// Disposed of, with the error that late subscribers receive.
    case disposed(any Error)
    /// The owner has been deallocated: an observer that was added now would wait forever and be retained.
    case abandoned
  }
}
