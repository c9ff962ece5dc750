import Reactive

/// The contents of the screen.
///
/// Leave this type unchanged.
struct Screen: Equatable {
  var text: String?
  var isLoading = false
  var isOld = false
}

/// The screens, from the first load on.
func screens(
  pulls: Observable<Void>, load: @escaping () -> Observable<String>
) -> Observable<Screen> {
  // This is empty until the first pull, and terminates after a failure.
  pulls
    .flatMap { load() }
    .map { text in Screen(text: text) }
}
