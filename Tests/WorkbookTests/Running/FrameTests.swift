import Testing
@testable import Workbook

@Suite struct FrameTests {
  @Test func `frames come back from their bytes in order`() throws {
    let frames: [Frame] = [
      .began, .output(Array("hé\n".utf8)), .errors([0, 255]), .output([]), .ended(.trapped(signal: 4)),
    ]
    var bytes = frames.flatMap(\.bytes)
    var taken: [Frame] = []
    while let frame = try Frame.take(from: &bytes) { taken.append(frame) }
    #expect(taken == frames)
    #expect(bytes.isEmpty)
  }

  @Test func `a frame that has not come in whole is waited for`() throws {
    let bytes = Frame.output([1, 2, 3]).bytes
    for length in bytes.indices {
      var part = Array(bytes[..<length])
      #expect(try Frame.take(from: &part) == nil)
      #expect(part.count == length)
    }
  }

  @Test func `other bytes are refused`() {
    var bytes: [UInt8] = [9, 0, 0, 0, 0]
    #expect(throws: Frame.Malformed.self) { try Frame.take(from: &bytes) }
  }
}
