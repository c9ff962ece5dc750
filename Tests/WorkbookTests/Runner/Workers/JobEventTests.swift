import Testing

@testable import Runner

@Suite struct JobEventTests {
  @Test func `encoded events are decoded in order`() throws {
    let events: [JobEvent] = [
      .began, .output(Array("hé\n".utf8)), .errors([0, 255]), .output([]), .terminated(.trapped(signal: 4)),
    ]
    var bytes = try events.flatMap { try $0.frame }
    var taken: [JobEvent] = []
    while let event = try JobEvent.take(from: &bytes) { taken.append(event) }
    #expect(taken == events)
    #expect(bytes.isEmpty)
  }

  @Test func `an incomplete event is not decoded`() throws {
    let bytes = try JobEvent.output([1, 2, 3]).frame
    for length in bytes.indices {
      var part = Array(bytes[..<length])
      #expect(try JobEvent.take(from: &part) == nil)
      #expect(part.count == length)
    }
  }

  @Test(arguments: [[9, 0, 0, 0, 0], [1, 255, 255, 255, 255], [4, 0, 0, 0, 1]] as [[UInt8]])
  func `an unknown kind of event and an excessive length are rejected at once`(bytes: [UInt8]) {
    var bytes = bytes
    #expect(throws: JobEvent.Malformed.self) { try JobEvent.take(from: &bytes) }
  }
}
