import Foundation
import RxSwift

struct TideTable: Equatable {
  let harbour: String
  let highWater: [Int]
}

protocol TideService {
  func harbours() -> Single<[String]>
  func table(for harbour: String) -> Single<TideTable>
}

protocol TideStorage: AnyObject {
  func table(for harbour: String) -> Maybe<TideTable>
  func keep(_ table: TideTable)
}

/// Tide tables, of which the cached one is emitted first, so that a ship without a connection has a table.
final class TideTables {
  /// The list of harbours, which is requested once per run of the program.
  let harbours: Observable<[String]>

  private let service: TideService
  private let storage: TideStorage
  private let corrections: Observable<TideTable>
  private let lock = NSLock()
  private var requests: [String: Observable<TideTable>] = [:]

  /// - Parameter corrections: Corrected tables that the hydrographic office pushes.
  init(service: TideService, storage: TideStorage, corrections: Observable<TideTable> = .never()) {
    self.service = service
    self.storage = storage
    self.corrections = corrections.do(onNext: { [storage] in storage.keep($0) }).share()
    harbours = service.harbours().asObservable().share(replay: 1, scope: .forever)
  }

  /// Emits the cached table, if there is one, and the new one, and fails only if there is neither.
  func table(for harbour: String) -> Observable<TideTable> {
    let kept = Observable.deferred { [storage] in storage.table(for: harbour).asObservable() }
    let new = request(for: harbour).catch { error in kept.ifEmpty(switchTo: .error(error)) }
    return Observable.concat(kept, new).distinctUntilChanged()
  }

  /// Emits the table and all later corrections.
  func updates(for harbour: String) -> Observable<TideTable> {
    Observable.merge(
      table(for: harbour),
      corrections.filter { $0.harbour == harbour }
    )
    .distinctUntilChanged()
  }

  /// A request that simultaneous subscribers share; a later subscriber starts another one.
  private func request(for harbour: String) -> Observable<TideTable> {
    .deferred { [self] in
      lock.lock()
      defer { lock.unlock() }
      if let underWay = requests[harbour] { return underWay }
      let request = service.table(for: harbour)
        .asObservable()
        .do(onNext: { [storage] in storage.keep($0) })
        .share(replay: 1, scope: .whileConnected)
      requests[harbour] = request
      return request
    }
  }
}
