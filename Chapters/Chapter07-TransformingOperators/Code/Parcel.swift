import Reactive

/// Why a parcel gives no answer.
enum ParcelError: Error {
  case unreadable(String)
  case lost(String)
}

/// The kilograms in a parcel's code: `N12` goes north and weighs 12.
func weight(of code: String) throws -> Int {
  guard let kilograms = Int(code.dropFirst()) else {
    throw ParcelError.unreadable(code)
  }
  return kilograms
}

/// What has happened to a parcel.
func journey(of code: String) -> Observable<String> {
  Observable.of("\(code) collected", "\(code) sorted")
}

/// Asks where a parcel is.
///
/// Nobody knows where S7 is.
func place(of code: String) -> Observable<String> {
  code == "S7"
    ? .error(ParcelError.lost(code)) : .just("\(code) in Leeds")
}
