/// A text that the page has, and works on: Swift's own strings would be a third of the module.
///
/// In the code of diagrams it is what `String` says, and has the most usual of what strings have; the rest is called so that
/// no extension of `String` in a chapter has the same name. Equal texts stand at the same place, for as long as there is
/// this instance of the module. A place is a whole number like those of rows, so that operators for both are the same code.
public struct PageText: Hashable, Sendable {
  /// Where it stands in the page's list; what is below 0 is no text.
  let pagePlace: Int32

  init(pagePlace: Int32) { self.pagePlace = pagePlace }
}

@_extern(wasm, module: "page", name: "made") @_extern(c, "texts_made")
private func made(_ utf8: UnsafePointer<UInt8>?, _ count: Int32) -> Int32

@_extern(wasm, module: "page", name: "joined") @_extern(c, "texts_joined")
private func joined(_ one: Int32, _ other: Int32) -> Int32

@_extern(wasm, module: "page", name: "written") @_extern(c, "texts_written")
private func written(_ number: Int64) -> Int32

@_extern(wasm, module: "page", name: "read") @_extern(c, "texts_read")
private func read(_ text: Int32, _ isWhole: Int32) -> Double

@_extern(wasm, module: "page", name: "size") @_extern(c, "texts_size")
private func size(_ text: Int32) -> Int32

@_extern(wasm, module: "page", name: "copy") @_extern(c, "texts_copy")
private func copy(_ text: Int32, _ place: UnsafeMutablePointer<UInt8>?)

@_extern(wasm, module: "page", name: "length") @_extern(c, "texts_length")
private func length(_ text: Int32) -> Int32

@_extern(wasm, module: "page", name: "part") @_extern(c, "texts_part")
private func part(_ text: Int32, _ start: Int32, _ end: Int32) -> Int32

@_extern(wasm, module: "page", name: "precedes") @_extern(c, "texts_precedes")
private func precedes(_ one: Int32, _ other: Int32) -> Int32

@_extern(wasm, module: "page", name: "cased") @_extern(c, "texts_cased")
private func cased(_ text: Int32, _ isUpper: Int32) -> Int32

@_extern(wasm, module: "page", name: "repeated") @_extern(c, "texts_repeated")
private func repeated(_ text: Int32, _ count: Int32) -> Int32

@_extern(wasm, module: "page", name: "quoted") @_extern(c, "texts_quoted")
private func quoted(_ text: Int32) -> Int32

// MARK: What strings have

extension PageText: ExpressibleByStringInterpolation {
  public init(stringLiteral text: StaticString) {
    self.init(pagePlace: made(text.utf8Start, Int32(text.utf8CodeUnitCount)))
  }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PageText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: StaticString) { text += PageText(stringLiteral: literal) }

    public mutating func appendInterpolation(_ value: some PageWritten) { text += value.pageText }
  }
}

extension PageText: Comparable {
  public static func < (one: PageText, other: PageText) -> Bool {
    precedes(one.pagePlace, other.pagePlace) != 0
  }
}

extension PageText {
  public init() { self.init(pagePlace: 0) }

  public init(_ value: some PageWritten) { self = value.pageText }

  public init(describing value: some PageWritten) { self = value.pageText }

  public init(repeating text: PageText, count: Int) {
    precondition(count >= 0)
    self.init(pagePlace: repeated(text.pagePlace, Int32(clamping: count)))
  }

  public static func + (one: PageText, other: PageText) -> PageText {
    PageText(pagePlace: joined(one.pagePlace, other.pagePlace))
  }

  public static func += (one: inout PageText, other: PageText) { one = one + other }

  public mutating func append(_ other: PageText) { self += other }

  public var isEmpty: Bool { pagePlace == 0 }

  public var count: Int { Int(length(pagePlace)) }

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

  public func uppercased() -> PageText { PageText(pagePlace: cased(pagePlace, 1)) }

  public func lowercased() -> PageText { PageText(pagePlace: cased(pagePlace, 0)) }

  private func part(_ start: Int, _ end: Int) -> PageText {
    PageText(pagePlace: Page.part(pagePlace, Int32(clamping: start), Int32(clamping: end)))
  }
}

extension Sequence where Element == PageText {
  public func joined(separator: PageText = PageText()) -> PageText {
    var text = PageText()
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
    let known = text.utf8.withContiguousStorageIfAvailable { made($0.baseAddress, Int32($0.count)) }
    // Strings that are not in one piece come from Objective-C.
    guard let known else { preconditionFailure() }
    self.init(pagePlace: known)
  }

  /// The number that it is, or the whole number; NaN where it is none.
  func pageNumber(isWhole: Bool) -> Double { read(pagePlace, isWhole ? 1 : 0) }

  /// This as a string of Swift's.
  var swiftString: Swift.String {
    let count = Int(size(pagePlace))
    return Swift.String(unsafeUninitializedCapacity: count) { bytes in
      copy(pagePlace, bytes.baseAddress)
      return count
    }
  }

  init(_ number: Int64) { self.init(pagePlace: written(number)) }

  /// This in quotes, as Swift writes strings in arrays.
  var pageQuoted: PageText { PageText(pagePlace: quoted(pagePlace)) }
}
