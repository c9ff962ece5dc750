import Reactive

extension ObservableType {
  /// Sends these events to `subject`, and returns it as an observable.
  func sent<Subject: ObservableType & ObserverType>(
    through subject: Subject
  ) -> Observable<Element> where Subject.Element == Element {
    _ = subscribe(subject)
    return subject.asObservable()
  }
}
