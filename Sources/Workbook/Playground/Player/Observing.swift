// There is an overload of `observe` for each type that the closure of a diagram may return.

extension Play {
  /// Observes a sequence of converted elements at the times that the observer rows give.
  private func observe(_ sequence: Observable<Log.Element>) {
    let log = log
    record { track in log.record(sequence, in: track) }
  }

  /// Observes `sequence` at the times that the observer rows give.
  @inline(never)
  public func observe<Element: DiagramElement>(_ sequence: Observable<Element>) {
    observe(texts(of: sequence))
  }

  /// Observes `sequence` at the times that the observer rows give.
  public func observe(_ sequence: Observable<Void>) { observe(sequence.map { .text("()") }) }

  /// Observes `sequence` at the times that the observer rows give.
  public func observe(_ sequence: Observable<Never>) { observe(sequence.map { _ in .text("") }) }

  /// Observes `sequence` at the times that the observer rows give.
  public func observe<Element: DiagramElement>(_ sequence: Observable<(index: Int, element: Element)>) {
    observe(
      sequence.map { .text("(index: \($0.index), element: \($0.element.nestedDiagramText))") })
  }

  /// Observes `sequence` at the times that the observer rows give.
  public func observe<Element: DiagramElement>(_ sequence: Observable<Observable<Element>>) {
    observe(sequence.map { .sequence(texts(of: $0), key: "") })
  }

  /// Observes `sequence` at the times that the observer rows give.
  public func observe<Key: DiagramElement, Element: DiagramElement>(
    _ sequence: Observable<GroupedObservable<Key, Element>>
  ) {
    observe(sequence.map { .sequence(texts(of: $0.asObservable()), key: $0.key.diagramText) })
  }

  /// Observes `sequence` at the times that the observer rows give.
  public func observe<Element: DiagramElement>(_ sequence: Single<Element>) {
    observe(sequence.asObservable())
  }

  /// Observes `sequence` at the times that the observer rows give.
  public func observe<Element: DiagramElement>(_ sequence: Maybe<Element>) {
    observe(sequence.asObservable())
  }

  /// Observes `sequence` at the times that the observer rows give.
  public func observe(_ sequence: Completable) { observe(sequence.asObservable()) }

  /// Observes `sequence` at the times that the observer rows give.
  public func observe<Strategy: SharingStrategyProtocol, Element: DiagramElement>(
    _ sequence: SharedSequence<Strategy, Element>
  ) { observe(sequence.asObservable()) }
}

private func texts<Element: DiagramElement>(of sequence: Observable<Element>) -> Observable<Log.Element> {
  sequence.map { .text($0.diagramText) }
}
