import Reactive
import ReactiveTesting

/// Emits a text when the user has stopped typing.
typealias Settled = (
  _ typed: Observable<String>, _ scheduler: any SchedulerType
) -> Observable<String>

/// Returns whether `settled` follows the agreement.
func accepts(_ settled: @escaping Settled) throws -> Bool {
  // Write your test here. This one accepts everything.
  true
}
