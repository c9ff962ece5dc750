import Reactive

/// The reasons why a dryer stops before it's done.
enum DryerError: Error, Equatable {
  case doorIsOpen
  case tooHot(Int)
}

/// The reports of a dryer.
protocol DryerDelegate: AnyObject {
  func dryer(_ dryer: any Dryer, isAt degrees: Int)
  func dryerIsDone(_ dryer: any Dryer)
  func dryer(_ dryer: any Dryer, failedWith error: DryerError)
}

/// A dryer as its maker delivers it.
protocol Dryer: AnyObject {
  /// The receiver of the reports, which the dryer doesn't retain.
  var delegate: (any DryerDelegate)? { get set }

  func start()
  func stop()
}

/// Emits the temperature of `dryer` until it's done.
func degrees(of dryer: any Dryer) -> Observable<Int> {
  // Yours to write.
  .never()
}
