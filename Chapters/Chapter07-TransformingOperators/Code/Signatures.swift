import Reactive

// The signatures that the chapter shows. The conformance at the end
// verifies that an observable has these methods.

protocol Mapping<Element> {
  associatedtype Element

  func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result>
  func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result>
}

protocol Flattening<Element> {
  associatedtype Element

  func flatMap<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element>
}

protocol Gathering<Element> {
  associatedtype Element

  func toArray() -> Single<[Element]>
  func materialize() -> Observable<Event<Element>>
}

protocol Accumulating<Element> {
  associatedtype Element

  func scan<State>(
    _ seed: State,
    accumulator: @escaping (State, Element) throws -> State
  ) -> Observable<State>
  func scan<State>(
    into seed: State,
    accumulator: @escaping (inout State, Element) throws -> Void
  ) -> Observable<State>
}

protocol Grouping<Element> {
  associatedtype Element

  func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>>
}

extension Observable: Mapping, Flattening, Gathering, Accumulating,
  Grouping
{}

protocol Dematerializing<Element> {
  associatedtype Element: EventConvertible

  func dematerialize() -> Observable<Element.Element>
}

extension Observable: Dematerializing where Element: EventConvertible {}
