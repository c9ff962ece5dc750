// How what a diagram sends is written: as natively by `String(describing:)`, which Embedded Swift does not have.

extension Play {
  private func observe<Element>(_ sequence: Observable<Element>, _ text: @escaping (Element) -> String) {
    observe(happenings(in: sequence, text))
  }

  /// The rest is the same for all types.
  private func observe(_ sequence: Observable<Happening>) {
    let log = log
    record { track in log.record(sequence, in: track) }
  }

  /// Observes `sequence` as the rows say.
  public func observe<Element: CustomStringConvertible>(_ sequence: Observable<Element>) {
    observe(sequence) { $0.description }
  }

  /// Observes `sequence` as the rows say.
  public func observe(_ sequence: Observable<Void>) { observe(sequence) { "()" } }

  /// Observes `sequence` as the rows say.
  public func observe(_ sequence: Observable<Never>) { observe(sequence) { _ in "" } }

  /// Observes `sequence` as the rows say.
  public func observe<Element: CustomStringConvertible>(_ sequence: Observable<Element?>) {
    observe(sequence) { described($0) { $0.description } }
  }

  /// Observes `sequence` as the rows say.
  public func observe(_ sequence: Observable<String?>) { observe(sequence) { described($0, quoted) } }

  /// Observes `sequence` as the rows say.
  public func observe<Element: CustomStringConvertible>(_ sequence: Observable<[Element]>) {
    observe(sequence) { listed($0.map { $0.description }) }
  }

  /// Observes `sequence` as the rows say.
  public func observe(_ sequence: Observable<[String]>) { observe(sequence) { listed($0.map(quoted)) } }

  /// Observes `sequence` as the rows say.
  public func observe<Element: CustomStringConvertible>(
    _ sequence: Observable<(index: Int, element: Element)>
  ) {
    observe(sequence) { numbered($0.index, $0.element.description) }
  }

  /// Observes `sequence` as the rows say.
  public func observe(_ sequence: Observable<(index: Int, element: String)>) {
    observe(sequence) { numbered($0.index, quoted($0.element)) }
  }

  /// Observes `sequence` as the rows say.
  public func observe<Element: CustomStringConvertible>(_ sequence: Observable<Event<Element>>) {
    observe(sequence) { described($0) { $0.description } }
  }

  /// Observes `sequence` as the rows say.
  public func observe<Element: CustomStringConvertible>(_ sequence: Observable<Observable<Element>>) {
    observe(sequence.map { inner in .inner(happenings(in: inner) { $0.description }, key: nil) })
  }

  /// Observes `sequence` as the rows say.
  public func observe<Key: CustomStringConvertible, Element: CustomStringConvertible>(
    _ sequence: Observable<GroupedObservable<Key, Element>>
  ) {
    observe(
      sequence.map { group in
        .inner(happenings(in: group.asObservable()) { $0.description }, key: group.key.description)
      })
  }

  /// Observes `sequence` as the rows say.
  public func observe<Element: CustomStringConvertible>(_ sequence: Single<Element>) {
    observe(sequence.asObservable())
  }

  /// Observes `sequence` as the rows say.
  public func observe<Element: CustomStringConvertible>(_ sequence: Single<Element?>) {
    observe(sequence.asObservable())
  }

  /// Observes `sequence` as the rows say.
  public func observe<Element: CustomStringConvertible>(_ sequence: Single<[Element]>) {
    observe(sequence.asObservable())
  }

  /// Observes `sequence` as the rows say.
  public func observe(_ sequence: Single<[String]>) { observe(sequence.asObservable()) }

  /// Observes `sequence` as the rows say.
  public func observe<Element: CustomStringConvertible>(_ sequence: Maybe<Element>) {
    observe(sequence.asObservable())
  }

  /// Observes `sequence` as the rows say.
  public func observe(_ sequence: Completable) { observe(sequence.asObservable()) }

  /// Observes `sequence` as the rows say.
  public func observe<Strategy: SharingStrategyProtocol, Element: CustomStringConvertible>(
    _ sequence: SharedSequence<Strategy, Element>
  ) { observe(sequence.asObservable()) }
}

private func happenings<Element>(
  in sequence: Observable<Element>, _ text: @escaping (Element) -> String
) -> Observable<Happening> { sequence.map { .element(text($0)) } }

/// `value` as `"\(value)"` has it.
private func described<Value>(_ value: Value?, _ text: (Value) -> String) -> String {
  if let value { "Optional(" + text(value) + ")" } else { "nil" }
}

private func numbered(_ index: Int, _ text: String) -> String {
  "(index: " + index.description + ", element: " + text + ")"
}

/// `event` as `"\(event)"` has it.
private func described<Element>(_ event: Event<Element>, _ text: (Element) -> String) -> String {
  switch event {
  case .next(let element): "next(" + text(element) + ")"
  case .error(let error): "error(" + Failure.text(of: error) + ")"
  case .completed: "completed"
  }
}

private func listed(_ texts: [String]) -> String {
  var list = "["
  for (index, text) in texts.enumerated() { list += (index == 0 ? "" : ", ") + text }
  return list + "]"
}

private func quoted(_ text: String) -> String { "\"" + text + "\"" }
