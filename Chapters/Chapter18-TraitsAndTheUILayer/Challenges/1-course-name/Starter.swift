import Dispatch
import Reactive

/// What the line below the field says.
func verdicts(
  on names: Observable<String>, scheduler: any SchedulerType,
  isFree: @escaping (String) -> Observable<Bool>
) -> Observable<String> {
  // Asks for each letter, and one failure is the end.
  names
    .flatMap { name in isFree(name) }
    .map { isFree in isFree ? "free" : "taken" }
    .catchAndReturn("unknown")
}
