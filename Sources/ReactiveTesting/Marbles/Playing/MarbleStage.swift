/// The time in which a diagram is played.
package protocol MarbleStage: AnyObject {
  /// The present, in units of the stage.
  var present: Int { get }
  /// Does `work` at `time`, or as soon as this has returned; of one time, in the order in which it was asked to.
  func perform(at time: Int, _ work: @escaping () -> Void)
  /// Does all work that is due before `time`.
  func play(until time: Int)
}
