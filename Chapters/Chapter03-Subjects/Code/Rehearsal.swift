import Reactive

/// Sends 1 and 2, subscribes, sends 3 and `end`, and subscribes again.
///
/// - Returns: The events of the two subscriptions: digits for elements,
///   `|` for completed, and `X` for an error.
func rehearsal<Subject: SubjectType & ObserverType>(
  of subject: Subject, _ end: Event<Int>
) -> String where Subject.Element == Int {
  var early = ""
  var late = ""
  subject.onNext(1)
  subject.onNext(2)
  let first = subject.subscribe { early += " " + mark(of: $0) }
  subject.onNext(3)
  subject.on(end)
  let second = subject.subscribe { late += " " + mark(of: $0) }
  first.dispose()
  second.dispose()
  return "early\(early)  late\(late)"
}

private func mark(of event: Event<Int>) -> String {
  switch event {
  case .next(let number): "\(number)"
  case .completed: "|"
  case .error: "X"
  }
}
