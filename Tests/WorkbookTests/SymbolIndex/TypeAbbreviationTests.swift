import Testing

@testable import SymbolIndex

struct TypeAbbreviationTests {
  @Test(arguments: [
    ("Int", "Int"), ("(Int) -> ()", "(Int) -> Void"), ("()", "()"),
    ("Array<Array<Int>>", "[[Int]]"),
    ("Observable<Dictionary<String, Array<Optional<Int>>>>", "Observable<[String: [Int?]]>"),
    ("Optional<(String) -> ()>", "((String) -> Void)?"), ("Optional<any Error>", "(any Error)?"),
    ("(Array<Int>, Optional<Int>) -> Optional<Int>", "([Int], Int?) -> Int?"),
    ("PrimitiveSequence<SingleTrait, Array<String>>", "Single<[String]>"),
    ("PrimitiveSequence<CompletableTrait, Never>", "Completable"),
    ("SharedSequence<DriverSharingStrategy, Int>", "Driver<Int>"),
    ("ContiguousArray<Int>", "ContiguousArray<Int>"), ("My_Array<Int>", "My_Array<Int>"),
    ("Array<(Int) -> Int>", "[(Int) -> Int]"),
    ("Dictionary<Int, (a: Int, b: Int)>", "[Int: (a: Int, b: Int)]"),
    ("Array<Int", "Array<Int"),
  ])
  func `types are abbreviated`(_ long: String, _ short: String) {
    #expect(TypeAbbreviation.short(for: long) == short)
  }
}
