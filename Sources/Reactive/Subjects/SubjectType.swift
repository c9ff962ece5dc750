/// A sequence that is also an observer.
public protocol SubjectType: ObservableType {
  associatedtype Observer: ObserverType
  /// The observer's side of the subject.
  func asObserver() -> Observer
}
