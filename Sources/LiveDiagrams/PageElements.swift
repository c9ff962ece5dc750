// What elements are for the page: what rows are read as, and how what a diagram sends is written, which is as natively
// by `String(describing:)`, which Embedded Swift does not have.

/// What can be read from a row.
public protocol PageReadable {
  /// Nil where `text` is none.
  init?(_ text: PageText)
}

extension PageReadable where Self: Swift.LosslessStringConvertible {
  public init?(_ text: PageText) { self.init(text.swiftString) }
}

/// What can be written in a row.
public protocol PageWritten {
  /// This in an interpolation.
  var pageText: PageText { get }

  /// This as an element of something that is written.
  var innerPageText: PageText { get }
}

extension PageWritten {
  public var innerPageText: PageText { pageText }
}

extension PageWritten where Self: Swift.CustomStringConvertible {
  public var pageText: PageText { PageText(description) }
}

/// What `CustomStringConvertible` says in the code of diagrams, where `String` says `PageText`.
public protocol PageDescribed: PageWritten {
  var description: PageText { get }
}

extension PageDescribed {
  public var pageText: PageText { description }
}

// MARK: Texts

extension PageText: PageReadable, PageDescribed {
  public init(_ text: PageText) { self = text }

  public var description: PageText { self }

  public var innerPageText: PageText { pageQuoted }
}

extension Swift.String: PageReadable, PageWritten {
  public var innerPageText: PageText { pageText.pageQuoted }
}

extension Substring: PageReadable, PageWritten {
  public var innerPageText: PageText { pageText.pageQuoted }
}

extension Character: PageReadable, PageWritten {
  public var innerPageText: PageText { pageText.pageQuoted }
}

// MARK: Numbers and truths

extension FixedWidthInteger where Self: PageReadable & PageWritten {
  public init?(_ text: PageText) {
    guard let number = Int64(exactly: text.pageNumber(isWhole: true)) else { return nil }
    self.init(exactly: number)
  }

  public var pageText: PageText { PageText(Int64(self)) }
}

extension Int: PageReadable, PageWritten {}
extension Int8: PageReadable, PageWritten {}
extension Int16: PageReadable, PageWritten {}
extension Int32: PageReadable, PageWritten {}
extension UInt8: PageReadable, PageWritten {}
extension UInt16: PageReadable, PageWritten {}
extension UInt32: PageReadable, PageWritten {}
extension UInt: PageReadable, PageWritten {}

// The page's numbers are doubles, which not all of these are.
extension Int64: PageReadable, PageWritten {
  public init?(_ text: PageText) { self.init(text.swiftString) }
}

extension UInt64: PageReadable, PageWritten {
  public init?(_ text: PageText) { self.init(text.swiftString) }

  public var pageText: PageText { PageText(description) }
}

extension BinaryFloatingPoint where Self: PageReadable & Swift.LosslessStringConvertible {
  public init?(_ text: PageText) {
    let number = text.pageNumber(isWhole: false)
    if number.isNaN { return nil }
    self.init(number)
  }
}

extension Double: PageReadable, PageWritten {}
extension Float: PageReadable, PageWritten {}
extension Bool: PageReadable, PageWritten {}

// MARK: What holds others

extension Optional: PageWritten where Wrapped: PageWritten {
  public var pageText: PageText { if let self { "Optional(" + self.innerPageText + ")" } else { "nil" } }
}

extension Array: PageWritten where Element: PageWritten {
  public var pageText: PageText {
    var list: PageText = "["
    for (index, element) in enumerated() { list += (index == 0 ? "" : ", ") + element.innerPageText }
    return list + "]"
  }
}

extension Event: PageWritten where Element: PageWritten {
  public var pageText: PageText {
    switch self {
    case .next(let element): "next(" + element.pageText + ")"
    case .error(let error): "error(" + PageText(of: error) + ")"
    case .completed: "completed"
    }
  }
}

extension PageText {
  /// What an error is, in words.
  init(of error: any Error) {
    let failure = Failure.of(error)
    if let known = failure.known {
      self.init(known.debugDescription)
    } else {
      self.init(pagePlace: Int32(failure.number))
    }
  }
}
