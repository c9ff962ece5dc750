import Reactive
import ReactiveTesting

/// Sends a text when it has settled.
typealias Settled = (
  _ typed: Observable<String>, _ scheduler: any SchedulerType
) -> Observable<String>

/// Whether `settled` does as agreed.
func accepts(_ settled: @escaping Settled) throws -> Bool {
  // Yours to write. This test finds nothing.
  true
}
