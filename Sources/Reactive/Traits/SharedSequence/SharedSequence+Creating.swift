extension SharedSequence {
  /// Makes a sequence that completes, without an element.
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// Makes a sequence that sends nothing and never ends.
  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

  /// Makes a sequence of one element.
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Makes a sequence anew whenever the first observer comes.
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred { observableFactory().source })
  }

  /// Makes a sequence of the elements listed.
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }

  /// Makes a sequence of the elements of an array.
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Makes a sequence of the elements of any Swift sequence, which is iterated anew for each observer.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Makes a sequence of the value there is, or of none.
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Makes a sequence that sends 0, 1, 2, … every `period`, the first after one period.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Makes a sequence that sends 0 after `dueTime`, and then 1, 2, … every `period`.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
