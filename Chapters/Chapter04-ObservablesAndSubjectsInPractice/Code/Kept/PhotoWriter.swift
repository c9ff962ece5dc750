import Reactive

/// Writes pictures into an album.
struct PhotoWriter {
  let album: Album

  /// Writes `picture`, and emits the name of its file.
  func save(_ picture: String) -> Observable<PhotoID> {
    Observable.create { observer in
      album.write(picture) { id, error in
        if let id {
          observer.onNext(id)
          observer.onCompleted()
        } else {
          observer.onError(error ?? AlbumError.inaccessible)
        }
      }
      return Disposables.create()
    }
  }
}
