import RxSwift
import RxTest
import XCTest

/// Tests that the assertions of RxTest pass for equal lists and fail for different ones.
final class AssertionTests: XCTestCase {
  private enum Failure: Error { case first, second }

  private var failures: [String] = []
  private var catchesFailures = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if catchesFailures { return failures.append(description) }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  private func failures(of assertion: () -> Void) -> Int {
    catchesFailures = true
    defer {
      catchesFailures = false
      failures = []
    }
    assertion()
    return failures.count
  }

  func testEqualListsPass() {
    XCTAssertEqual([Event.next(1), .error(Failure.first)], [.next(1), .error(Failure.first)])
    XCTAssertEqual(
      [SingleEvent.success(1), .failure(Failure.first)], [.success(1), .failure(Failure.first)])
    XCTAssertEqual([MaybeEvent.success(1), .completed], [.success(1), .completed])
    XCTAssertEqual([CompletableEvent.completed], [.completed])
    XCTAssertEqual([Recorded.next(1, 2)], [Recorded.next(1, 2)])
    XCTAssertEqual([Recorded.next(1, Int?.none)], [Recorded.next(1, Int?.none)])
    XCTAssertRecordedElements([.next(1, "a"), .next(2, "b")], ["a", "b"])
  }

  func testDifferentListsFail() {
    XCTAssertEqual(failures { XCTAssertEqual([Event.next(1)], [.next(2)]) }, 1)
    XCTAssertEqual(failures { XCTAssertEqual([SingleEvent.success(1)], [.success(2)]) }, 1)
    XCTAssertEqual(failures { XCTAssertEqual([SingleEvent<Int>.failure(Failure.first)], [.success(2)]) }, 1)
    XCTAssertEqual(failures { XCTAssertEqual([MaybeEvent.success(1)], []) }, 1)
    XCTAssertEqual(
      failures { XCTAssertEqual([CompletableEvent.error(Failure.first)], [.error(Failure.second)]) }, 1)
    XCTAssertEqual(failures { XCTAssertEqual([Recorded.next(1, 2)], [Recorded.next(2, 2)]) }, 1)
    XCTAssertEqual(failures { XCTAssertEqual([Recorded.next(1, Int?.none)], [Recorded.next(1, 1)]) }, 1)
    XCTAssertEqual(failures { XCTAssertRecordedElements([.next(1, "a")], ["b"]) }, 1)
    XCTAssertEqual(failures { XCTAssertRecordedElements([.next(1, "a"), .completed(2)], ["a"]) }, 1)
  }
}
