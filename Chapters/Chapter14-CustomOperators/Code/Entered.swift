import Foundation
import Reactive

extension ObservableType where Element == String {
  /// Emits trimmed strings, without empty and repeated ones.
  func entered() -> Observable<String> {
    map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .distinctUntilChanged()
  }
}
