import Reactive

extension ObservableType {
  /// What observers of `subject` get when it is sent these elements.
  func sent<Subject: ObservableType & ObserverType>(
    through subject: Subject
  ) -> Observable<Element> where Subject.Element == Element {
    _ = subscribe(subject)
    return subject.asObservable()
  }
}
