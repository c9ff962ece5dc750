import Reactive

extension Control: ReactiveCompatible {}

extension Reactive where Base: Control {
  fileprivate var actions: Observable<Void> {
    .create { [weak control = base] observer in
      let number = control?.listen { observer.onNext(()) }
      return Disposables.create {
        if let number { control?.stopListening(number) }
      }
    }
  }
}

extension Reactive where Base: Button {
  /// Emits an element whenever the user presses the button.
  var tap: ControlEvent<Void> { ControlEvent(events: actions) }
}

extension Reactive where Base: TextField {
  /// The text, which the user and the program set.
  var text: ControlProperty<String> {
    let actions = actions
    let values = Observable<String>.deferred { [weak field = base] in
      actions
        .compactMap { field?.text }
        .startWith(field?.text ?? "")
    }
    return ControlProperty(
      values: values,
      valueSink: Binder(base) { field, text in field.text = text })
  }
}

extension Reactive where Base: Label {
  /// Shows the text, or hides the label if there's no text.
  var notice: Binder<String?> {
    Binder(base) { label, notice in
      label.text = notice ?? ""
      label.isHidden = notice == nil
    }
  }
}
