// What elements are for the page: what rows are read as, and how what a diagram sends is written, which is as natively
// by `String(describing:)`, which Embedded Swift does not have.

/// What can be read from a row.
public protocol PageReadable {
  /// Nil where `text` is none.
  init?(_ text: PageText)
}

extension PageReadable where Self: Swift.LosslessStringConvertible {
  public init?(_ text: PageText) { self.init(text.string) }
}

/// What can be written in a row.
public protocol PageWritten {
  /// This in an interpolation.
  var text: PageText { get }

  /// This as an element of something that is written.
  var innerText: PageText { get }
}

extension PageWritten {
  public var innerText: PageText { text }
}

extension PageWritten where Self: Swift.CustomStringConvertible {
  public var text: PageText { PageText(description) }
}

/// What `CustomStringConvertible` says in the code of diagrams, where `String` says `PageText`.
public protocol PageDescribed: PageWritten {
  var description: PageText { get }
}

extension PageDescribed {
  public var text: PageText { description }
}

// MARK: Texts

extension PageText: PageReadable, PageDescribed {
  public init?(_ text: PageText) { self = text }

  public var description: PageText { self }

  public var innerText: PageText { quoted }
}

extension Swift.String: PageReadable, PageWritten {
  public var innerText: PageText { text.quoted }
}

extension Substring: PageReadable, PageWritten {
  public var innerText: PageText { text.quoted }
}

extension Character: PageReadable, PageWritten {
  public var innerText: PageText { text.quoted }
}

// MARK: Numbers and truths

extension FixedWidthInteger where Self: PageReadable & PageWritten {
  public init?(_ text: PageText) {
    guard let number = Int64(exactly: text.number(isWhole: true)) else { return nil }
    self.init(exactly: number)
  }

  public var text: PageText { PageText(Int64(self)) }
}

extension Int: PageReadable, PageWritten {}
extension Int8: PageReadable, PageWritten {}
extension Int16: PageReadable, PageWritten {}
extension Int32: PageReadable, PageWritten {}
extension Int64: PageReadable, PageWritten {}
extension UInt8: PageReadable, PageWritten {}
extension UInt16: PageReadable, PageWritten {}
extension UInt32: PageReadable, PageWritten {}

extension BinaryFloatingPoint where Self: PageReadable & Swift.LosslessStringConvertible {
  public init?(_ text: PageText) {
    let number = text.number(isWhole: false)
    if number.isNaN { return nil }
    self.init(number)
  }
}

extension Double: PageReadable, PageWritten {}
extension Float: PageReadable, PageWritten {}
extension Bool: PageReadable, PageWritten {}
// MARK: What holds others

extension Optional: PageWritten where Wrapped: PageWritten {
  public var text: PageText { if let self { "Optional(" + self.innerText + ")" } else { "nil" } }
}

extension Array: PageWritten where Element: PageWritten {
  public var text: PageText {
    var list: PageText = "["
    for (index, element) in enumerated() { list += (index == 0 ? "" : ", ") + element.innerText }
    return list + "]"
  }
}

extension Event: PageWritten where Element: PageWritten {
  public var text: PageText {
    switch self {
    case .next(let element): "next(" + element.text + ")"
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
      self.init(at: Int32(failure.number))
    }
  }
}
