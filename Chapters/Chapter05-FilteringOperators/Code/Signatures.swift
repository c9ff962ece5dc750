import Reactive

// The signatures that the chapter shows. The conformances at the end
// prove that an observable has these methods.

protocol Passing<Element> {
  associatedtype Element
  typealias Predicate = (Element) throws -> Bool

  func filter(_ predicate: @escaping Predicate) -> Observable<Element>
  func ignoreElements() -> Observable<Never>
}

protocol Skipping<Element> {
  associatedtype Element
  typealias Predicate = (Element) throws -> Bool

  func skip(_ count: Int) -> Observable<Element>
  func skip(while predicate: @escaping Predicate) -> Observable<Element>
  func skip(until other: some ObservableType) -> Observable<Element>
}

protocol Taking<Element> {
  associatedtype Element
  typealias Predicate = (Element) throws -> Bool

  func take(_ count: Int) -> Observable<Element>
  func take(
    while predicate: @escaping Predicate,
    behavior: TakeBehavior  // = .exclusive
  ) -> Observable<Element>
  func take(
    until predicate: @escaping Predicate,
    behavior: TakeBehavior  // = .exclusive
  ) -> Observable<Element>
  func take(until other: some ObservableType) -> Observable<Element>
  func takeLast(_ count: Int) -> Observable<Element>
}

protocol Changing<Element> {
  associatedtype Element

  func distinctUntilChanged(
    at keyPath: KeyPath<Element, some Equatable>
  ) -> Observable<Element>
  func distinctUntilChanged(
    _ keySelector: @escaping (Element) throws -> some Equatable
  ) -> Observable<Element>
  func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element>
}

protocol Choosing<Element> {
  associatedtype Element
  typealias Predicate = (Element) throws -> Bool

  func element(at index: Int) -> Observable<Element>
  func first() -> Single<Element?>
  func single() -> Observable<Element>
  func single(_ predicate: @escaping Predicate) -> Observable<Element>
}

protocol Filling<Element> {
  associatedtype Element

  func enumerated() -> Observable<(index: Int, element: Element)>
  func ifEmpty(default: Element) -> Observable<Element>
  func ifEmpty(switchTo other: Observable<Element>)
    -> Observable<Element>
}

extension Observable: Passing, Skipping, Taking, Changing {}
extension Observable: Choosing, Filling {}
