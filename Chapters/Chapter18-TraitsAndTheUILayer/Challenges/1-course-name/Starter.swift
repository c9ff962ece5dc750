import Dispatch
import Reactive

/// Emits the text of the line below the field.
func verdicts(
  on names: Observable<String>, scheduler: any SchedulerType,
  isFree: @escaping (String) -> Observable<Bool>
) -> Observable<String> {
  // Checks after each letter, and stops after one failure.
  names
    .flatMap { name in isFree(name) }
    .map { isFree in isFree ? "free" : "taken" }
    .catchAndReturn("unknown")
}
