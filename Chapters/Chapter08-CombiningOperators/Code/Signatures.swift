import Reactive

// The signatures that the chapter shows. The conformances at the end
// only compile if an observable has these methods.

protocol Opening<Element> {
  associatedtype Element

  func startWith(_ elements: Element...) -> Observable<Element>
}

protocol Following<Element> {
  associatedtype Element

  func concat(_ second: Observable<Element>) -> Observable<Element>
  static func concat(_ sources: Observable<Element>...)
    -> Observable<Element>
}

protocol Merging<Element> {
  associatedtype Element

  static func merge(_ sources: Observable<Element>...)
    -> Observable<Element>
}

/// The operators of an observable of observables.
protocol Flattening<Element> {
  associatedtype Element: ObservableConvertibleType

  func merge(maxConcurrent: Int) -> Observable<Element.Element>
  func merge() -> Observable<Element.Element>
  func concat() -> Observable<Element.Element>

  func switchLatest() -> Observable<Element.Element>
}

protocol Pressing<Element> {
  associatedtype Element

  func withLatestFrom<Other>(_ second: Observable<Other>)
    -> Observable<Other>
  func withLatestFrom<Other, Result>(
    _ second: Observable<Other>,
    resultSelector: @escaping (Element, Other) throws -> Result
  ) -> Observable<Result>

  func sample(_ sampler: some ObservableType, defaultValue: Element?)
    -> Observable<Element>
}

protocol Racing<Element> {
  associatedtype Element

  func amb(_ right: Observable<Element>) -> Observable<Element>
  static func amb(_ sequence: [Observable<Element>])
    -> Observable<Element>
}

protocol Summing<Element> {
  associatedtype Element

  func reduce<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A>
}

extension Observable: Opening, Following, Merging {}
extension Observable: Pressing, Racing, Summing {}
extension Observable: Flattening
where Element: ObservableConvertibleType {}
