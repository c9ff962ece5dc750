// Observing what a diagram's closure returns.

extension Play {
  /// What all the others come down to, which is the same for all types.
  private func observe(_ texts: Observable<PageText>) {
    let log = log
    record { track in log.record(texts, in: track) }
  }

  /// Observes `sequence` as the rows say.
  @inline(never)
  public func observe<Element: PageWritten>(_ sequence: Observable<Element>) { observe(written(sequence)) }

  /// Observes `sequence` as the rows say.
  public func observe(_ sequence: Observable<Void>) { observe(sequence.map { "()" }) }

  /// Observes `sequence` as the rows say.
  public func observe(_ sequence: Observable<Never>) { observe(sequence.map { _ in PageText() }) }

  /// Observes `sequence` as the rows say.
  public func observe<Element: PageWritten>(_ sequence: Observable<(index: Int, element: Element)>) {
    observe(
      sequence.map { "(index: " + $0.index.pageText + ", element: " + $0.element.innerPageText + ")" })
  }

  /// Observes `sequence` as the rows say.
  public func observe<Element: PageWritten>(_ sequence: Observable<Observable<Element>>) {
    let log = log
    observe(sequence.map { log.add(written($0)) })
  }

  /// Observes `sequence` as the rows say.
  public func observe<Key: PageWritten, Element: PageWritten>(
    _ sequence: Observable<GroupedObservable<Key, Element>>
  ) {
    let log = log
    observe(sequence.map { log.add(written($0.asObservable()), key: $0.key.pageText) })
  }

  /// Observes `sequence` as the rows say.
  public func observe<Element: PageWritten>(_ sequence: Single<Element>) { observe(sequence.asObservable()) }

  /// Observes `sequence` as the rows say.
  public func observe<Element: PageWritten>(_ sequence: Maybe<Element>) { observe(sequence.asObservable()) }

  /// Observes `sequence` as the rows say.
  public func observe(_ sequence: Completable) { observe(sequence.asObservable()) }

  /// Observes `sequence` as the rows say.
  public func observe<Strategy: SharingStrategyProtocol, Element: PageWritten>(
    _ sequence: SharedSequence<Strategy, Element>
  ) { observe(sequence.asObservable()) }
}

private func written<Element: PageWritten>(_ sequence: Observable<Element>) -> Observable<PageText> {
  sequence.map { $0.pageText }
}
