import Reactive

extension ObservableType {
  /// Emits the steps from each snapshot to the next.
  ///
  /// The first snapshot is compared with an empty list.
  func changes<Row: Identifiable & Equatable>() -> Observable<
    [Step<Row>]
  > where Element == [Row] {
    scan((old: [Row](), new: [Row]())) { pair, snapshot in
      (pair.new, snapshot)
    }
    .map { pair in steps(from: pair.old, to: pair.new) }
    .filter { steps in !steps.isEmpty }
  }
}
