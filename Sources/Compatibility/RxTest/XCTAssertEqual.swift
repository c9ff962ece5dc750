public import Reactive
public import ReactiveTesting
import XCTest

/// Asserts that the events are equal; errors are compared by their descriptions.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #file, line: UInt = #line
) {
  expect(lhs == rhs, lhs, rhs, file, line)
}

/// Asserts that the outcomes are equal; errors are compared by their descriptions.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #file, line: UInt = #line
) {
  let isEqual = lhs.elementsEqual(rhs) { left, right in
    switch (left, right) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): isSame(left, right)
    default: false
    }
  }
  expect(isEqual, lhs, rhs, file, line)
}

/// Asserts that the outcomes are equal; errors are compared by their descriptions.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #file, line: UInt = #line
) {
  expect(lhs == rhs, lhs, rhs, file, line)
}

/// Asserts that the outcomes are equal; errors are compared by their descriptions.
public func XCTAssertEqual(
  _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #file, line: UInt = #line
) {
  expect(lhs == rhs, lhs, rhs, file, line)
}

/// Asserts that the same events were recorded at the same times; errors are compared by their descriptions.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>], file: StaticString = #file,
  line: UInt = #line
) {
  expect(lhs == rhs, lhs, rhs, file, line)
}

/// Asserts that the same events were recorded at the same times; errors are compared by their descriptions.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>], file: StaticString = #file,
  line: UInt = #line
) {
  expect(lhs == rhs, lhs, rhs, file, line)
}

/// Records a failure with both lists and the index of the first difference, unless the lists are equal.
func expect<Value>(
  _ isEqual: Bool, _ lhs: [Value], _ rhs: [Value], _ file: StaticString, _ line: UInt
) {
  if isEqual { return }
  let left = lhs.map { "\($0)" }
  let right = rhs.map { "\($0)" }
  let place = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset ?? min(left.count, right.count)
  XCTFail(
    "([\(left.joined(separator: ", "))]) is not equal to ([\(right.joined(separator: ", "))]): they differ at "
      + "index \(place)", file: file, line: line)
}
