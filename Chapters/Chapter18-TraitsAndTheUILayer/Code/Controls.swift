/// The base class of a form's controls.
///
/// Use it on the main queue.
class Control {
  var isEnabled = true { didSet { redraw() } }
  var isHidden = false { didSet { redraw() } }

  /// A closure that is called when the control has to be redrawn.
  var redraw: () -> Void = {}

  private var listeners: [(number: Int, closure: () -> Void)] = []
  private var last = 0

  /// The number of closures that are called when the user acts.
  var listenerCount: Int { listeners.count }

  /// Calls `closure` whenever the user acts, and returns its number.
  func listen(_ closure: @escaping () -> Void) -> Int {
    last += 1
    listeners.append((last, closure))
    return last
  }

  /// Stops calling the closure with this number.
  func stopListening(_ number: Int) {
    listeners.removeAll { listener in listener.number == number }
  }

  fileprivate func userActed() {
    for listener in listeners { listener.closure() }
  }
}

/// A line that shows a text.
final class Label: Control {
  var text = "" { didSet { redraw() } }
}

/// A button.
final class Button: Control {
  let title: String

  init(_ title: String) { self.title = title }

  /// The terminal calls this when the user presses the button.
  func press() {
    if isEnabled { userActed() }
  }
}

/// A line that the user can edit.
final class TextField: Control {
  var text = "" { didSet { redraw() } }

  /// The terminal calls this when the user has edited the line.
  func type(_ newText: String) {
    guard isEnabled else { return }
    text = newText
    userActed()
  }
}
