/// What the controls of a form have in common.
///
/// To be used on the main queue.
class Control {
  var isEnabled = true { didSet { redraw() } }
  var isHidden = false { didSet { redraw() } }

  /// Called when the control has to be drawn again.
  var redraw: () -> Void = {}

  private var listeners: [(number: Int, closure: () -> Void)] = []
  private var last = 0

  /// How many closures are called when the user does something.
  var listenerCount: Int { listeners.count }

  /// Has `closure` called whenever the user does something.
  func listen(_ closure: @escaping () -> Void) -> Int {
    last += 1
    listeners.append((last, closure))
    return last
  }

  /// Calls the closure of this number no more.
  func stopListening(_ number: Int) {
    listeners.removeAll { listener in listener.number == number }
  }

  fileprivate func userActed() {
    for listener in listeners { listener.closure() }
  }
}

/// A line that shows something.
final class Label: Control {
  var text = "" { didSet { redraw() } }
}

/// Something to press.
final class Button: Control {
  let title: String

  init(_ title: String) { self.title = title }

  /// What the terminal calls when the user presses the button.
  func press() {
    if isEnabled { userActed() }
  }
}

/// A line that the user can edit.
final class TextField: Control {
  var text = "" { didSet { redraw() } }

  /// What the terminal calls when the user has edited the line.
  func type(_ newText: String) {
    guard isEnabled else { return }
    text = newText
    userActed()
  }
}
