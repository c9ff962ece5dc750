public import Foundation

#if !canImport(ObjectiveC)
extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
  /// The notifications of this name, from `object` only where there is one; it never ends.
  ///
  /// Notifications come on the thread that posts them. `object` is not kept.
  ///
  /// - Parameters:
  ///   - name: Nil for notifications of any name.
  ///   - object: Nil for notifications of any sender.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let center = base
    return .create { [weak object] observer in
      let registration = center.addObserver(forName: name, object: object, queue: nil) { notification in
        observer.onNext(notification)
      }
      return Disposables.create { center.removeObserver(registration) }
    }
  }
}
