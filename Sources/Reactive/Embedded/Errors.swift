#if hasFeature(Embedded)
/// An error of a program in Embedded Swift.
///
/// In this mode, the compiler of Swift 6.3 can pass on, throw and catch an `any Error`, but refuses to create one
/// (`RxError.timeout as any Error`). This type creates and reads them, and is the only place that depends on their
/// layout: a single counted reference. When a compiler can create them, remove this type; `error` is then the value
/// itself, and `of(_:)` a cast.
public final class Failure {
  /// The library's error; nil if it is an error of the program.
  public let known: RxError?
  /// The number by which the program identifies its error.
  public let number: Int

  /// Creates an error that the program identifies by `number`.
  public init(_ number: Int) {
    known = nil
    self.number = number
  }

  fileprivate init(_ known: RxError) {
    self.known = known
    number = 0
  }

  /// The failure as an `any Error`.
  public var error: any Error { unsafeBitCast(self, to: (any Error).self) }

  private struct Place { let error: any Error }

  /// Returns the failure behind an error; all errors are failures.
  public static func of(_ error: any Error) -> Failure {
    withUnsafeBytes(of: Place(error: error)) { $0.load(as: Failure.self) }
  }
}

extension RxError {
  /// The error as an `any Error`.
  @usableFromInline var erased: any Error { Failure(self).error }
}
#else
extension RxError {
  /// The error as an `any Error`, which Embedded Swift can't create in the usual way.
  @usableFromInline var erased: any Error { self }
}
#endif
