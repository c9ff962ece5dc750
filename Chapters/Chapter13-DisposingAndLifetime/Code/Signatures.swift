import Reactive

// A signature that the chapter shows. That `Observable` has the method
// is proven by the conformance at the end.

protocol Closing<Element> {
  associatedtype Element

  static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory:
      @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element>
}

extension Observable: Closing {}
