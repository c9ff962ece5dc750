import Dispatch
import Reactive

public struct Medicine: Sendable {
  public let name: String
  public let cents: Int
}

public let scans = PublishSubject<String>()

public func lookUp(_ code: String) -> Single<Medicine> {
  Single.deferred {
    guard let medicine = stock[code] else {
      return Single.error(PharmacyError.unknown(code))
    }
    return Single.just(medicine)
  }
}

enum PharmacyError: Error {
  case unknown(String)
}

private let stock = [
  "A1": Medicine(name: "bandages", cents: 80),
  "B2": Medicine(name: "cough syrup", cents: 890),
  "C3": Medicine(name: "thermometer", cents: 1250),
]

/// How many names have this text in them.
///
/// The shorter it is, the longer the server takes.
func hits(for text: String) -> Observable<Int> {
  let names = stock.values.map(\.name)
  return Observable.just(names.filter { $0.contains(text) }.count)
    .delay(
      .milliseconds(text.count < 2 ? 500 : 100),
      scheduler: MainScheduler.instance)
}
