import Reactive

extension Album {
  /// Opens the album that was called `known` when it was last open.
  ///
  /// Completes if it is the same; if it had to be made anew, succeeds
  /// with what it is called now.
  func open(_ known: AlbumID?) -> Maybe<AlbumID> {
    Maybe.create { maybe in
      self.find { id, error in
        if let id {
          maybe(id == known ? .completed : .success(id))
        } else {
          maybe(.error(error ?? AlbumError.inaccessible))
        }
      }
      return Disposables.create()
    }
  }
}
