import Foundation
import RxCocoa
import RxSwift

struct Membership: Equatable {
  let email: String
  let plot: Int
}

enum Remark: Equatable {
  case none
  case checking
  case fine(String)
  case wrong(String)

  var isFine: Bool {
    if case .fine = self { return true }
    return false
  }
}

enum Admission: Equatable {
  case member(Int)
  case refused(String)
}

protocol AllotmentRegistry {
  func isVacant(plot: Int) -> Single<Bool>
  func admit(_ membership: Membership) -> Single<Int>
}

/// The sign-up form of an allotment society.
final class SignUpViewModel {
  struct Inputs {
    let email: Driver<String>
    let plot: Driver<String>
    let acceptsRules: Driver<Bool>
    let join: Signal<Void>
  }

  struct Outputs {
    let emailRemark: Driver<Remark>
    let plotRemark: Driver<Remark>
    let canJoin: Driver<Bool>
    let admission: Signal<Admission>
  }

  private let registry: AllotmentRegistry

  init(registry: AllotmentRegistry) { self.registry = registry }

  func transform(_ inputs: Inputs) -> Outputs {
    let emailRemark = inputs.email.map(Self.remark(onEmail:)).distinctUntilChanged()

    let plotRemark = inputs.plot
      .debounce(.milliseconds(500))
      .distinctUntilChanged()
      .flatMapLatest { [registry] text -> Driver<Remark> in
        if text.isEmpty { return .just(.none) }
        guard let plot = Int(text), plot > 0 else { return .just(.wrong("Plots have numbers.")) }
        return registry.isVacant(plot: plot)
          .map { $0 ? .fine("Plot \(plot) is vacant.") : .wrong("Plot \(plot) is taken.") }
          .asDriver(onErrorJustReturn: .wrong("Nobody answers at the registry."))
          .startWith(.checking)
      }

    let isWaiting = BehaviorSubject(value: false)
    let canJoin =
      Driver
      .combineLatest(
        emailRemark, plotRemark, inputs.acceptsRules, isWaiting.asDriver(onErrorJustReturn: false)
      ) { email, plot, accepts, isWaiting in email.isFine && plot.isFine && accepts && !isWaiting }
      .distinctUntilChanged()

    let membership = Driver.combineLatest(inputs.email, inputs.plot) { email, plot in
      Membership(email: email, plot: Int(plot) ?? 0)
    }

    let admission = inputs.join.asObservable()
      .withLatestFrom(canJoin).filter { $0 }
      .withLatestFrom(membership)
      .flatMapFirst { [registry] membership in
        registry.admit(membership)
          .map(Admission.member)
          .catch { error in .just(.refused((error as? LocalizedError)?.errorDescription ?? "Try again.")) }
          .do(onSubscribe: { isWaiting.onNext(true) }, onDispose: { isWaiting.onNext(false) })
      }
      .asSignal(onErrorSignalWith: .empty())

    return Outputs(
      emailRemark: emailRemark, plotRemark: plotRemark, canJoin: canJoin, admission: admission)
  }

  private static func remark(onEmail email: String) -> Remark {
    if email.isEmpty { return .none }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress = parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && parts[1].contains(".")
    return isAddress ? .fine("We shall write to \(email).") : .wrong("This is no address.")
  }
}
