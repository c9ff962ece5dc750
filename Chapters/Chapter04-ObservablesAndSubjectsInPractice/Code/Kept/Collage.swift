import Reactive

/// The photos that were chosen, and what follows from them.
final class Collage {
  private let chosen = BehaviorRelay<[Photo]>(value: [])

  var photos: Observable<[Photo]> { chosen.asObservable() }
  var controls: Observable<Controls> {
    photos.map { Controls(count: $0.count) }
  }

  /// What was chosen until now, and what the controls allow.
  var present: [Photo] { chosen.value }
  var allowed: Controls { Controls(count: present.count) }
  var layout: Layout { Layout(present) }

  func add(_ photo: Photo) {
    guard allowed.canAdd else { return }
    chosen.accept(present + [photo])
  }

  func clear() {
    chosen.accept([])
  }
}
