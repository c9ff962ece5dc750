import Reactive

/// Sends 1 and 2, lets Tern subscribe, sends 3, ends, lets Plover in.
///
/// - Returns: What each of them got: digits for elements, a bar for
///   the end.
func rehearsal<Subject: SubjectType & ObserverType>(
  of subject: Subject
) -> String where Subject.Element == Int {
  var tern = ""
  var plover = ""
  subject.onNext(1)
  subject.onNext(2)
  let early = subject.subscribe { tern += " " + mark(of: $0) }
  subject.onNext(3)
  subject.onCompleted()
  let late = subject.subscribe { plover += " " + mark(of: $0) }
  early.dispose()
  late.dispose()
  return "Tern\(tern)  Plover\(plover)"
}

private func mark(of event: Event<Int>) -> String {
  event.element.map(String.init) ?? "|"
}
