extension Hub {
  /// What late observers are told of the past.
  @usableFromInline
  enum Past {
    case forgotten
    /// Told on arrival, until the end.
    case latest(Element)
    /// Told on arrival, also after the end.
    case recent(ReplayBuffer<Element>)
    /// Told to all with completion, and from then on.
    case last(Element?)

    /// Whether there is nothing to tell on arrival.
    @inlinable var isEmpty: Bool {
      switch self {
      case .forgotten, .last: true
      case .latest: false
      case .recent(let buffer): buffer.elements.isEmpty
      }
    }
  }

  /// How it ended.
  ///
  /// Completion is no error that is nil: that would take a ninth byte, and a hub a block of a larger size.
  @usableFromInline
  enum Outcome {
    case none
    case completed
    case failed(any Error)
    /// With what is told to those who come after the disposal.
    case disposed(any Error)
    /// Its owner is gone: who joined now would wait for ever, and be kept alive by it.
    case abandoned
  }
}
