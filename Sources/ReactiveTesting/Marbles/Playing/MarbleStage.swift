/// The time in which a diagram is played.
package protocol MarbleStage: AnyObject {
  /// The present, in units of the stage.
  var present: Int { get }
  /// Does `work` at `time`, or as soon as this has returned; of one time, in the order in which it was asked to.
  func perform(at time: Int, _ work: @escaping () -> Void)
  /// Does `work`, which sends an event of the source called `row`, at `time`, as `perform(at:_:)` does; a stage may
  /// choose the order in which events of different sources are sent that have one time.
  func send(at time: Int, from row: String, _ work: @escaping () -> Void)
  /// Does all work that is due before `time`.
  func play(until time: Int)
}

extension MarbleStage {
  package func send(at time: Int, from row: String, _ work: @escaping () -> Void) { perform(at: time, work) }
}
