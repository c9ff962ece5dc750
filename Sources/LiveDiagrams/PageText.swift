/// A text of the page, which does what is done with it: Swift's own strings would be a third of the module.
///
/// In the code of diagrams it is what `String` says, and has the most usual of what strings have. Equal texts stand at the
/// same place, for as long as there is this instance of the module.
public struct PageText: Hashable, Sendable {
  /// Where it stands in the page's list; what is below 0 is no text.
  let place: Int32

  init(at place: Int32) { self.place = place }

  static var empty: PageText { PageText(at: 0) }
}

@_extern(wasm, module: "texts", name: "made") @_extern(c, "texts_made")
private func made(_ utf8: UnsafePointer<UInt8>?, _ count: Int32) -> Int32

@_extern(wasm, module: "texts", name: "joined") @_extern(c, "texts_joined")
private func joined(_ one: Int32, _ other: Int32) -> Int32

@_extern(wasm, module: "texts", name: "written") @_extern(c, "texts_written")
private func written(_ number: Int64) -> Int32

@_extern(wasm, module: "texts", name: "read") @_extern(c, "texts_read")
private func read(_ text: Int32, _ isWhole: Int32) -> Double

@_extern(wasm, module: "texts", name: "size") @_extern(c, "texts_size")
private func size(_ text: Int32) -> Int32

@_extern(wasm, module: "texts", name: "copy") @_extern(c, "texts_copy")
private func copy(_ text: Int32, _ place: UnsafeMutablePointer<UInt8>?)

@_extern(wasm, module: "texts", name: "length") @_extern(c, "texts_length")
private func length(_ text: Int32) -> Int32

@_extern(wasm, module: "texts", name: "part") @_extern(c, "texts_part")
private func part(_ text: Int32, _ start: Int32, _ end: Int32) -> Int32

@_extern(wasm, module: "texts", name: "precedes") @_extern(c, "texts_precedes")
private func precedes(_ one: Int32, _ other: Int32) -> Int32

@_extern(wasm, module: "texts", name: "cased") @_extern(c, "texts_cased")
private func cased(_ text: Int32, _ isUpper: Int32) -> Int32

// MARK: What strings have

extension PageText: ExpressibleByStringInterpolation {
  public init(stringLiteral text: StaticString) {
    self.init(at: made(text.utf8Start, Int32(text.utf8CodeUnitCount)))
  }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PageText.empty

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: StaticString) { text += PageText(stringLiteral: literal) }

    public mutating func appendInterpolation(_ value: some PageWritten) { text += value.text }
  }
}

extension PageText: Comparable {
  public static func < (one: PageText, other: PageText) -> Bool { precedes(one.place, other.place) != 0 }
}

extension PageText {
  public init() { self = .empty }

  public init(_ value: some PageWritten) { self = value.text }

  public init(describing value: some PageWritten) { self = value.text }

  public init(repeating text: PageText, count: Int) {
    self = .empty
    for _ in 0..<count { self += text }
  }

  public static func + (one: PageText, other: PageText) -> PageText {
    PageText(at: joined(one.place, other.place))
  }

  public static func += (one: inout PageText, other: PageText) { one = one + other }

  public mutating func append(_ other: PageText) { self += other }

  public var isEmpty: Bool { place == 0 }

  public var count: Int { Int(length(place)) }

  public func prefix(_ count: Int) -> PageText {
    precondition(count >= 0)
    return part(0, count)
  }

  public func suffix(_ count: Int) -> PageText {
    precondition(count >= 0)
    return part(max(0, self.count - count), .max)
  }

  public func dropFirst(_ count: Int = 1) -> PageText {
    precondition(count >= 0)
    return part(count, .max)
  }

  public func dropLast(_ count: Int = 1) -> PageText {
    precondition(count >= 0)
    return part(0, max(0, self.count - count))
  }

  public func hasPrefix(_ text: PageText) -> Bool { part(0, text.count) == text }

  public func hasSuffix(_ text: PageText) -> Bool { suffix(text.count) == text }

  public func uppercased() -> PageText { PageText(at: cased(place, 1)) }

  public func lowercased() -> PageText { PageText(at: cased(place, 0)) }

  private func part(_ start: Int, _ end: Int) -> PageText {
    PageText(at: Page.part(place, Int32(clamping: start), Int32(clamping: end)))
  }
}

extension Sequence where Element == PageText {
  public func joined(separator: PageText = PageText()) -> PageText {
    var text = PageText.empty
    var isFirst = true
    for part in self {
      if !isFirst { text += separator }
      text += part
      isFirst = false
    }
    return text
  }
}

// MARK: Texts and strings

extension PageText {
  init(_ text: Swift.String) {
    self =
      text.utf8.withContiguousStorageIfAvailable { utf8 in
        PageText(at: made(utf8.baseAddress, Int32(utf8.count)))
      } ?? .empty
  }

  /// The number that it is, or the whole number; NaN where it is none.
  func number(isWhole: Bool) -> Double { read(place, isWhole ? 1 : 0) }

  /// This as a string of Swift's.
  var string: Swift.String {
    let count = Int(size(place))
    return Swift.String(unsafeUninitializedCapacity: count) { bytes in
      copy(place, bytes.baseAddress)
      return count
    }
  }

  init(_ number: Int64) { self.init(at: written(number)) }

  var quoted: PageText { "\"" + self + "\"" }
}
