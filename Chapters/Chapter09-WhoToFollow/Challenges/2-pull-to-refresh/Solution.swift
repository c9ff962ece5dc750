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
  pulls
    .startWith(())
    .flatMapLatest {
      load()
        .map { text in News.text(text) }
        .catch { _ in .just(.failure) }
        .startWith(.loading)
    }
    .scan(Screen()) { screen, news in
      switch news {
      case .loading:
        Screen(text: screen.text, isLoading: true, isOld: screen.isOld)
      case .text(let text): Screen(text: text)
      case .failure: Screen(text: screen.text, isOld: true)
      }
    }
}

/// The states of a load.
private enum News {
  case loading
  case text(String)
  case failure
}
