import Lesson

/// Examples that use old names.
///
/// The protocol isn't deprecated, but the `examples` of a type that
/// conforms to it may be. Calling them through the protocol causes no
/// warning.
protocol OldCode {
  var examples: ExampleList { get }
}
