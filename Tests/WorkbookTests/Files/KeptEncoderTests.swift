import Foundation
import Testing
@testable import Workbook

@Suite struct KeptEncoderTests {
  private enum Shape: Codable, Equatable {
    case point
    case circle(radius: Double)
    indirect case group([Shape], name: String?)
  }

  private enum Letter: String, Codable {
    case a, b
  }

  private class Bell: Codable {
    var weight = 3
  }

  private final class Gong: Bell {
    var tone = "c"

    override init() { super.init() }

    private enum CodingKeys: CodingKey {
      case tone
    }

    required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      try super.init(from: fields.superDecoder())
      tone = try fields.decode(String.self, forKey: .tone)
    }

    override func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try super.encode(to: fields.superEncoder())
      try fields.encode(tone, forKey: .tone)
    }
  }

  private struct All: Codable, Equatable {
    var text = "a \u{0} “b” 𠮷"
    var empty = ""
    var texts = ["", "one"]
    var none: [String] = []
    var flags = [true, false]
    var numbers = [Int.min, -1, 0, .max]
    var bytes: [UInt8] = [0, 255]
    var small: [Int8] = [.min, .max]
    var middle: [Int16] = [.min, .max]
    var plain: [Int32] = [.min, .max]
    var wide: [Int64] = [.min, .max]
    var unsigned: [UInt] = [.max]
    var others: [UInt64] = [.max, 0]
    var words: [UInt16] = [.max]
    var longs: [UInt32] = [.max]
    var doubles = [0.1, -.infinity, .leastNonzeroMagnitude]
    var float: Float = 0.1
    var data = Data([1, 0, 2])
    var missing: Int?
    var there: String? = "x"
    var gaps: [Int?] = [nil, 1, nil]
    var deep: [[Int?]?] = [nil, [nil], []]
    var named = ["b": [1], "": [], "a": [2, 3]]
    var numbered = [7: "seven", -1: "less"]
    var lettered = [Letter.a: 1]
    var shapes: [Shape] = [.point, .circle(radius: 2), .group([.group([], name: nil)], name: "g")]
    var place = URL(string: "https://example.org/a")
    var set: Set<Int> = [3, 4]
  }

  @Test func `what is kept is what was there`() throws {
    let all = All()
    #expect(try KeptDecoder.value(of: All.self, in: KeptEncoder.data(of: all)) == all)
    #expect(try KeptDecoder.value(of: Int?.self, in: KeptEncoder.data(of: Int?.none)) == nil)
    #expect(try KeptDecoder.value(of: Letter.self, in: KeptEncoder.data(of: Letter.b)) == .b)
    let gong = Gong()
    (gong.weight, gong.tone) = (40, "d")
    let copy = try KeptDecoder.value(of: Gong.self, in: KeptEncoder.data(of: gong))
    #expect((copy.weight, copy.tone) == (40, "d"))
  }

  @Test func `a value from the middle of data is read`() throws {
    let data = try Data("ab".utf8) + KeptEncoder.data(of: ["x"])
    #expect(try KeptDecoder.value(of: [String].self, in: data.dropFirst(2)) == ["x"])
  }

  @Test func `fields are found in any order, and what is not asked for is no trouble`() throws {
    struct Two: Codable, Equatable {
      var one = 1
      var two = ["2"]
    }
    struct Turned: Codable {
      var two: [String]
      var three: Int?
      var one: Int
    }
    let turned = try KeptDecoder.value(of: Turned.self, in: KeptEncoder.data(of: Two()))
    #expect((turned.two, turned.three, turned.one) == (["2"], nil, 1))
    struct Less: Codable, Equatable { var two: [String] }
    #expect(try KeptDecoder.value(of: [Less].self, in: KeptEncoder.data(of: [Two(), Two()])).count == 2)
  }

  @Test func `what is of another type, or lacks something, is refused`() throws {
    func read<Kept: Decodable>(_ type: Kept.Type, from value: some Encodable) throws -> Kept {
      try KeptDecoder.value(of: type, in: KeptEncoder.data(of: value))
    }
    struct Field: Codable { var one: Int }
    #expect(throws: KeptDecoder.NotWhole.self) { try read(String.self, from: 1) }
    #expect(throws: KeptDecoder.NotWhole.self) { try read(Int.self, from: "1") }
    #expect(throws: KeptDecoder.NotWhole.self) { try read([String].self, from: [1]) }
    #expect(throws: KeptDecoder.NotWhole.self) { try read([Int].self, from: Field(one: 1)) }
    #expect(throws: KeptDecoder.NotWhole.self) { try read(Field.self, from: ["two": 2]) }
    #expect(throws: (any Error).self) { try read(Letter.self, from: "c") }
    #expect(throws: KeptDecoder.NotWhole.self) { try read(Int.self, from: Int?.none) }
  }

  @Test func `what is cut short is refused, and what is damaged does no harm`() throws {
    let data = try KeptEncoder.data(of: All())
    for count in 0..<data.count {
      #expect(throws: (any Error).self) { try KeptDecoder.value(of: All.self, in: data.prefix(count)) }
    }
    #expect(throws: KeptDecoder.NotWhole.self) { try KeptDecoder.value(of: All.self, in: data + [0]) }
    for place in data.indices {
      for byte in [0, 1, 127, 255] as [UInt8] {
        var damaged = data
        damaged[place] = byte
        _ = try? KeptDecoder.value(of: All.self, in: damaged)
      }
    }
  }
}
