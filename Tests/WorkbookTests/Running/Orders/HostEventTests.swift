import Testing
@testable import Workbook

@Suite struct HostEventTests {
  @Test func `events come back from their bytes in order`() throws {
    let events: [HostEvent] = [
      .began, .output(Array("hé\n".utf8)), .errors([0, 255]), .output([]), .ended(.trapped(signal: 4)),
    ]
    var bytes = try events.flatMap { try $0.frame }
    var taken: [HostEvent] = []
    while let event = try HostEvent.take(from: &bytes) { taken.append(event) }
    #expect(taken == events)
    #expect(bytes.isEmpty)
  }

  @Test func `an event that has not come in whole is waited for`() throws {
    let bytes = try HostEvent.output([1, 2, 3]).frame
    for length in bytes.indices {
      var part = Array(bytes[..<length])
      #expect(try HostEvent.take(from: &part) == nil)
      #expect(part.count == length)
    }
  }

  @Test func `other bytes are refused`() {
    var bytes: [UInt8] = [9, 0, 0, 0, 0]
    #expect(throws: HostEvent.Malformed.self) { try HostEvent.take(from: &bytes) }
  }
}
