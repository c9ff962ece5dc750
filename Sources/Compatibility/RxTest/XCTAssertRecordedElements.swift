public import Reactive
public import ReactiveTesting
import XCTest

/// Asserts that these elements were recorded and no others, and no terminal event, at whatever times.
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #file, line: UInt = #line
) {
  if let end = stream.first(where: \.value.isStopEvent) {
    XCTFail("Only elements were expected, but there is \(end).", file: file, line: line)
  }
  let recorded = stream.compactMap(\.value.element)
  expect(recorded == elements, recorded, elements, file, line)
}
