extension ObservableType {
  /// Sends what the first of the sources to send anything sends; the others are disposed of.
  ///
  /// Errors and completion count as well: who ends first, wins, and that is the end. An empty sequence never ends.
  @inlinable
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    let sources = sequence.map { $0.bare }
    let kept = Memory(sources)
    return Observable { downstream in
      let race = Race(Junction(downstream, keeping: kept))
      for (number, source) in sources.enumerated() {
        var hasWon = false
        race.junction.attach(
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

  /// Sends what this or `right` sends, whichever sends anything first; the other is disposed of.
  ///
  /// Errors and completion count as well: who ends first, wins, and that is the end.
  @inlinable
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }
}

/// The sources of which one is to win.
///
/// `@unchecked Sendable`: `runners` is guarded by the lock, because sources still enter while others run.
@usableFromInline
final class Race<Element>: @unchecked Sendable {
  @usableFromInline let junction: Junction<Element>
  private let lock = Lock()
  /// Nil once one has won.
  @exclusivity(unchecked) private var runners: [Inlet]? = []

  @usableFromInline
  init(_ junction: Junction<Element>) {
    self.junction = junction
  }

  /// Lets a source run, unless it is too late.
  @usableFromInline
  func enter(_ runner: Inlet) {
    let isLate = lock { () -> Bool in
      runners?.append(runner)
      return runners == nil
    }
    if isLate { junction.drop(runner, counts: false) }
  }

  /// Disposes of all but the runner that entered as `number`.
  @usableFromInline
  func win(_ number: Int) {
    for (other, runner) in stop().enumerated() where other != number { junction.drop(runner, counts: false) }
  }

  private func stop() -> [Inlet] {
    lock {
      defer { runners = nil }
      return runners ?? []
    }
  }
}
