/// A sequence that is also an observer: it emits what it receives.
public protocol SubjectType: ObservableType {
  associatedtype Observer: ObserverType
  /// Returns the observer that sends to the subject.
  func asObserver() -> Observer
}
