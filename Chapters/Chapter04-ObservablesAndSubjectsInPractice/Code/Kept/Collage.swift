import Reactive

/// The chosen photos, and everything that is computed from them.
final class Collage {
  private let chosen = BehaviorRelay<[Photo]>(value: [])

  var photos: Observable<[Photo]> { chosen.asObservable() }
  var controls: Observable<Controls> {
    photos.map { Controls(count: $0.count) }
  }

  // The current values, for code that needs one at this moment.
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
