import Reactive

extension Album {
  /// Opens the album, whose identifier was `known` when it was last
  /// open.
  ///
  /// Completes if the identifier is the same, and emits the new one if
  /// the album had to be created again.
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
