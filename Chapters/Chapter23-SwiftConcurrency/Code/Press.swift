import Dispatch
import Lesson
import Reactive

/// Works for so long, and takes no notice of being cancelled.
func busy(for span: RxTimeInterval) async {
  await Task { await pause(for: span) }.value
}

/// Prints a page, which takes 2.5 seconds.
func press(_ page: Int) async {
  note("begins page \(page)")
  await busy(for: .milliseconds(2500))
  note("ends page \(page)")
}
