import Reactive

/// Why a dryer stops before it is done.
enum DryerError: Error, Equatable {
  case doorIsOpen
  case tooHot(Int)
}

/// What a dryer tells.
protocol DryerDelegate: AnyObject {
  func dryer(_ dryer: any Dryer, isAt degrees: Int)
  func dryerIsDone(_ dryer: any Dryer)
  func dryer(_ dryer: any Dryer, failedWith error: DryerError)
}

/// A dryer as its maker delivers it.
protocol Dryer: AnyObject {
  /// Who is told; the dryer does not hold it.
  var delegate: (any DryerDelegate)? { get set }

  func start()
  func stop()
}

/// How warm `dryer` is, until it is done.
func degrees(of dryer: any Dryer) -> Observable<Int> {
  // Yours to write.
  .never()
}
