import RxRelay
import RxSwift

struct MeterReading: Equatable {
  let meter: String
  let litres: Int
}

enum WaterworksError: Error, Equatable {
  case unreachable
  /// An error that is not worth a second attempt.
  case implausible
}

protocol Waterworks {
  func submit(_ reading: MeterReading) -> Single<String>
}

/// Sends readings of water meters, which are often in cellars with an unreliable network.
final class ReadingUploader {
  enum Status: Equatable {
    case sending
    case waiting(seconds: Int)
    case offline
    case sent(receipt: String)
    case failed(WaterworksError)
  }

  private let waterworks: Waterworks
  private let isOnline: BehaviorRelay<Bool>
  private let maximumRetries: Int
  private let scheduler: SchedulerType

  init(
    waterworks: Waterworks, isOnline: BehaviorRelay<Bool>, maximumRetries: Int = 4,
    scheduler: SchedulerType
  ) {
    self.waterworks = waterworks
    self.isOnline = isOnline
    self.maximumRetries = maximumRetries
    self.scheduler = scheduler
  }

  /// Sends one reading and emits its status; disposing the subscription stops the attempts.
  func upload(_ reading: MeterReading) -> Observable<Status> {
    let statuses = PublishRelay<Status>()
    let upload = waterworks.submit(reading)
      .do(onSubscribe: { statuses.accept(.sending) })
      .retry { errors in
        errors.enumerated().flatMap { [weak self] attempt, error -> Observable<Void> in
          guard let self, attempt < self.maximumRetries, error as? WaterworksError == .unreachable else {
            return .error(error)
          }
          return self.pause(after: attempt, statuses)
        }
      }
      .map { Status.sent(receipt: $0) }
      .catch { error in .just(.failed(error as? WaterworksError ?? .unreachable)) }
      .asObservable()
    return Observable.merge(statuses.asObservable(), upload).take(
      until: { status in
        switch status {
        case .sent, .failed: return true
        case .sending, .waiting, .offline: return false
        }
      }, behavior: .inclusive)
  }

  /// A pause that doubles with each attempt, and then lasts until there is a network.
  private func pause(after attempt: Int, _ statuses: PublishRelay<Status>) -> Observable<Void> {
    let seconds = 1 << attempt
    let connection =
      isOnline
      .do(onNext: { isOnline in if !isOnline { statuses.accept(.offline) } })
      .filter { $0 }
      .take(1)
    return Observable<Int>
      .timer(.seconds(seconds), scheduler: scheduler)
      .flatMap { _ in connection }
      .map { _ in }
      .do(onSubscribe: { statuses.accept(.waiting(seconds: seconds)) })
  }
}
