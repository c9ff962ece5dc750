import Lesson

/// Examples that use old names.
///
/// The protocol is not deprecated, and `examples` of a type that
/// conforms to it may be: whoever calls it here gets no warning.
protocol OldCode {
  var examples: ExampleList { get }
}
