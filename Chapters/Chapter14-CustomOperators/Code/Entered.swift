import Foundation
import Reactive

extension ObservableType where Element == String {
  /// What is entered: without blanks around it, neither empty nor the
  /// same again.
  func entered() -> Observable<String> {
    map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .distinctUntilChanged()
  }
}
