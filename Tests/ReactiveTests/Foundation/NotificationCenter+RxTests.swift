import Foundation
import Reactive
import Testing

struct NotificationCenterRxTests {
  private let log = Log()
  private let center = NotificationCenter()
  private let name = Notification.Name("one")

  @Test func `notifications with the given name are emitted until disposal`() {
    let subscription = center.rx.notification(name).subscribe(onNext: { [log] in log($0.name.rawValue) })
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    subscription.dispose()
    center.post(name: name, object: nil)
    #expect(log.lines == ["one"])
  }

  @Test func `notifications of one object are emitted, whatever their name`() {
    let sender = NSObject()
    let subscription = center.rx.notification(nil, object: sender).subscribe(
      onNext: { [log] in log($0.name.rawValue) })
    center.post(name: name, object: sender)
    center.post(name: name, object: NSObject())
    subscription.dispose()
    #expect(log.lines == ["one"])
  }

  @Test func `the sequence does not retain the object`() {
    var sender: NSObject? = NSObject()
    weak let gone = sender
    let notifications = center.rx.notification(name, object: sender)
    sender = nil
    #expect(gone == nil)
    notifications.subscribe(log.observer()).dispose()
  }
}
