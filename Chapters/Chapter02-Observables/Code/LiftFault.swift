/// Why a lift does not go on.
enum LiftFault: Error {
  case overloaded
  case stuck(below: Int)
}
