#if hasFeature(Embedded)
/// An error of a program in Embedded Swift.
///
/// The compiler of Swift 6.3 passes an `any Error` on in this mode, throws one and catches it, but refuses to make one
/// (`RxError.timeout as any Error`). Here is what makes and reads them, and the only place that knows how the compiler
/// lays one out: as one counted reference, without more. It goes as soon as a compiler makes them; `error` is then the
/// value itself, and `of(_:)` a cast.
public final class Failure {
  /// The error of the library that it is; nil if it is one of the program's.
  public let known: RxError?
  /// What the program knows its error by.
  public let number: Int

  /// An error that the program knows by `number`.
  public init(_ number: Int) {
    known = nil
    self.number = number
  }

  fileprivate init(_ known: RxError) {
    self.known = known
    number = 0
  }

  /// This as an error of a sequence.
  public var error: any Error { unsafeBitCast(self, to: (any Error).self) }

  private struct Place { let error: any Error }

  /// What is behind an error, all of which are failures.
  public static func of(_ error: any Error) -> Failure {
    withUnsafeBytes(of: Place(error: error)) { $0.load(as: Failure.self) }
  }
}

extension RxError {
  /// This as an `any Error`.
  @usableFromInline var erased: any Error { Failure(self).error }
}
#else
extension RxError {
  /// This as an `any Error`, which Embedded Swift cannot make in the usual way.
  @usableFromInline var erased: any Error { self }
}
#endif
