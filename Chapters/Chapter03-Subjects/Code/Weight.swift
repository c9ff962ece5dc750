import Reactive

/// Counts the bytes in the arrays that a new subscriber is handed.
///
/// Arrays that share their storage count once. Addresses are compared
/// and never followed; `kept` holds every array until then, so that no
/// two of them can have had the same address.
func weight(of arrays: Observable<[Int]>) -> Int {
  var kept: [[Int]] = []
  arrays.subscribe(onNext: { kept.append($0) }).dispose()
  var bytes: [UnsafeRawPointer?: Int] = [:]
  for array in kept {
    array.withUnsafeBytes { bytes[$0.baseAddress] = $0.count }
  }
  return bytes.values.reduce(0, +)
}

/// Counts the bytes in the numbers that a new subscriber is handed.
func weight(of numbers: Observable<Int>) -> Int {
  weight(of: numbers.map { [$0] })
}
