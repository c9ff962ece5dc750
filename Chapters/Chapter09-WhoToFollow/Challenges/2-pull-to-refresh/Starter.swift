import Reactive

/// What is shown.
///
/// Leave it as it is.
struct Screen: Equatable {
  var text: String?
  var isLoading = false
  var isOld = false
}

/// The screens, from the first load on.
func screens(
  pulls: Observable<Void>, load: @escaping () -> Observable<String>
) -> Observable<Screen> {
  // This is empty until somebody pulls, and dead after a failure.
  pulls
    .flatMap { load() }
    .map { text in Screen(text: text) }
}
