import Foundation
import RxSwift

protocol PlantCatalogue {
  func plants(named name: String) -> Single<[String]>
}

/// Searches a herbarium for plants while the user types a name.
final class PlantSearchViewModel {
  enum Results: Equatable {
    case invitation
    case searching(String)
    case found([String])
    case nothing(String)
    case trouble(String)
  }

  let results: Observable<Results>

  /// - Parameters:
  ///   - text: The contents of the field.
  ///   - again: Repeats the search after an error.
  init(
    text: Observable<String>, again: Observable<Void> = .never(), catalogue: PlantCatalogue,
    scheduler: SchedulerType
  ) {
    let names =
      text
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      .debounce(.milliseconds(300), scheduler: scheduler)
      .distinctUntilChanged()

    results =
      names
      .flatMapLatest { name in again.map { name }.startWith(name) }
      .flatMapLatest { name -> Observable<Results> in
        guard name.count > 1 else { return .just(.invitation) }
        return catalogue.plants(named: name)
          .timeout(.seconds(4), scheduler: scheduler)
          .map { plants in plants.isEmpty ? .nothing(name) : .found(plants.sorted()) }
          .asObservable()
          // The error is handled inside `flatMapLatest`; outside, it would end the search.
          .catch { error in .just(.trouble(Self.text(for: error))) }
          .startWith(.searching(name))
      }
      .startWith(.invitation)
      .distinctUntilChanged()
      .share(replay: 1)
  }

  private static func text(for error: Error) -> String {
    switch error {
    case RxError.timeout: return "The catalogue takes too long."
    default: return "The catalogue is closed."
    }
  }
}
