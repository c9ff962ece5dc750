extension ObservableType {
  /// Emits the events of the source that emits an event first, and disposes of the others.
  ///
  /// A terminal event counts as well: if a source terminates before any other emits, the result terminates in the same
  /// way. An empty collection of sources never terminates.
  @inlinable
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    let sources = sequence.map { $0.bare }
    let kept = Box(sources)
    return Observable { downstream in
      let race = Race(Coordinator(downstream, keeping: kept))
      for (number, source) in sources.enumerated() {
        var hasWon = false
        race.coordinator.attach(
          source,
          next: { element in
            if !hasWon {
              hasWon = true
              race.win(number)
            }
            downstream.next(element)
          },
          completed: { downstream.end(nil) },
          remember: race.enter)
      }
    }
  }

  /// Emits the events of this sequence or of `right`, whichever emits an event first, and disposes of the other.
  ///
  /// A terminal event counts as well.
  @inlinable
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }
}

/// The sources of an `amb`, of which one will win.
///
/// `@unchecked Sendable`: the lock guards `runners`, because sources still enter while others run.
@usableFromInline
final class Race<Element>: @unchecked Sendable {
  @usableFromInline let coordinator: Coordinator<Element>
  private let lock = Lock()
  /// The sources that have been subscribed to; nil once one has won.
  @exclusivity(unchecked) private var runners: [InnerSubscription]? = []

  @usableFromInline
  init(_ coordinator: Coordinator<Element>) {
    self.coordinator = coordinator
  }

  /// Adds a source to the race, or drops it if another one has won already.
  @usableFromInline
  func enter(_ runner: InnerSubscription) {
    let isLate = lock { () -> Bool in
      runners?.append(runner)
      return runners == nil
    }
    if isLate { coordinator.drop(runner, counts: false) }
  }

  /// Drops all sources except the one with this number.
  @usableFromInline
  func win(_ number: Int) {
    for (other, runner) in stop().enumerated() where other != number {
      coordinator.drop(runner, counts: false)
    }
  }

  private func stop() -> [InnerSubscription] {
    lock {
      defer { runners = nil }
      return runners ?? []
    }
  }
}
