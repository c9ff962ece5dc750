/// The time in which a diagram is played.
package protocol MarbleStage: AnyObject {
  /// The current time, in units of the stage.
  var present: Int { get }
  /// Performs `work` at `time`, or as soon as possible after this call; work of the same time in the order of the
  /// calls.
  func perform(at time: Int, _ work: @escaping () -> Void)
  /// Performs `work`, which emits an event of the source called `row`, at `time`, like `perform(at:_:)`.
  ///
  /// A stage can choose the order of simultaneous events of different sources.
  func send(at time: Int, from row: String, _ work: @escaping () -> Void)
  /// Performs all work that is due before `time`.
  func play(until time: Int)
}

extension MarbleStage {
  package func send(at time: Int, from row: String, _ work: @escaping () -> Void) { perform(at: time, work) }
}
