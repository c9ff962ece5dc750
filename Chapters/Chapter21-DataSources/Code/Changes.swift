import Reactive

extension ObservableType {
  /// The steps from each snapshot to the next, the first from nothing.
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
