// The part of UIKit that docs/coming-from-rxswift.md uses, with the types that Apple's SDK declares.
public import Foundation

@MainActor
open class UIResponder: NSObject {
  nonisolated public override init() {}
}

@MainActor
public final class UIAction: NSObject {
  public init(handler: @escaping @MainActor (UIAction) -> Void) {}
}

@MainActor
open class UIControl: UIResponder {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    public static var allEditingEvents: Event { Event(rawValue: 0xf0000) }
  }

  public func addAction(_ action: UIAction, for events: Event) {}
  public func removeAction(_ action: UIAction, for events: Event) {}
}

@MainActor
open class UITextField: UIControl {
  public var text: String? = ""
}
