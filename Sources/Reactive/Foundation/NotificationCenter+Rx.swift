public import Foundation

#if !canImport(ObjectiveC)
extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
  /// Emits the notifications with the given name, and from the given object if there is one.
  ///
  /// The sequence never terminates. Elements are delivered on the thread that posts the notification. `object` isn't
  /// retained.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; nil for any name.
  ///   - object: The sender of the notifications; nil for any sender.
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
