import Reactive

/// The reason why there is no answer about a parcel.
enum ParcelError: Error {
  case unreadable(String)
  case lost(String)
}

/// Returns the weight in a parcel's code: `N12` goes north and weighs 12
/// kilograms.
func weight(of code: String) throws -> Int {
  guard let kilograms = Int(code.dropFirst()) else {
    throw ParcelError.unreadable(code)
  }
  return kilograms
}

/// The history of a parcel.
func journey(of code: String) -> Observable<String> {
  Observable.of("\(code) collected", "\(code) sorted")
}

/// Requests the place of a parcel, and fails for `S7`, which is lost.
func place(of code: String) -> Observable<String> {
  code == "S7"
    ? .error(ParcelError.lost(code)) : .just("\(code) in Leeds")
}
