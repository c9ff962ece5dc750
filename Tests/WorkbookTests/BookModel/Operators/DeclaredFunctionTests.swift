import Testing

@testable import BookModel

@Suite struct DeclaredFunctionTests {
  private let library = """
    extension ObservableType {
      /// Keeps the first ``Element``s, and completes. It is quick.
      ///
      /// More.
      @inlinable
      public func take(
        while predicate: (Element) throws -> Bool = { _ in true }, behavior: Behavior = .exclusive
      ) -> Observable<Element> where Element: Equatable {
        func inner() {}
      }

      // No comment for others.
      public static func just<T>(_ element: T) -> Observable<T> { of(element) }
      func hidden() {}
      @available(*, deprecated, renamed: "take")
      public func takeWhile() {}
      public static func + (a: Int, b: Int) {}
    }
    """

  @Test func `public functions are found with their doc comments`() {
    let found = DeclaredFunction.all(in: library, forOthers: true)
    #expect(found.map(\.name.text) == ["take(while:)", "just"])
    #expect(found.map(\.summary) == ["Keeps the first `Element`s, and completes.", nil])
    #expect(
      found.map(\.signature) == [
        """
        func take(
          while predicate: (Element) throws -> Bool = { _ in true }, behavior: Behavior = .exclusive
        ) -> Observable<Element> where Element: Equatable
        """, "static func just<T>(_ element: T) -> Observable<T>",
      ])
  }

  @Test func `requirements of a protocol are functions without bodies`() {
    let found = DeclaredFunction.all(
      in: "  func take(_ count: Int) -> Observable<Element>\n  func first()\n    -> Single<Element?>\n",
      forOthers: false)
    #expect(found.map(\.hasBody) == [false, false])
    #expect(
      found.map(\.signature) == [
        "func take(_ count: Int) -> Observable<Element>", "func first()\n  -> Single<Element?>",
      ])
  }
}
