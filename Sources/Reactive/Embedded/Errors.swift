#if hasFeature(Embedded)
/// An error of a program in Embedded Swift.
///
/// The compiler of Swift 6.3 passes an `any Error` on in this mode, throws one and catches it, but refuses to make one
/// (`RxError.timeout as any Error`). Here is what makes and reads them, and the only place that knows how the compiler
/// lays one out: as one counted reference, without more. It goes as soon as a compiler makes them; `error` is then the
/// value itself, and `text(of:)` is `"\(error)"`.
public final class Failure {
  /// What the error is, in words.
  public let text: String

  /// Makes a failure of these words.
  public init(_ text: String) { self.text = text }

  /// This as an error of a sequence.
  public var error: any Error { unsafeBitCast(self, to: (any Error).self) }

  private struct Place { let error: any Error }

  /// The words of an error, all of which are failures.
  public static func text(of error: any Error) -> String {
    withUnsafeBytes(of: Place(error: error)) { $0.load(as: Failure.self).text }
  }
}

extension RxError {
  /// This as an `any Error`.
  @usableFromInline var erased: any Error { Failure(debugDescription).error }
}
#else
extension RxError {
  /// This as an `any Error`, which Embedded Swift cannot make in the usual way.
  @usableFromInline var erased: any Error { self }
}
#endif
