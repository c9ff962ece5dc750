import Dispatch
import Lesson
import Reactive

/// Works for this time, and ignores cancellation.
func busy(for span: RxTimeInterval) async {
  await Task { await pause(for: span) }.value
}

/// Prints a page, which takes 2.5 seconds.
func press(_ page: Int) async {
  stamp("begins page \(page)")
  await busy(for: .milliseconds(2500))
  stamp("ends page \(page)")
}
