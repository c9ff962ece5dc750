import Lesson
import Reactive

/// The view model of a screen with two fields and a button.
struct SignIn {
  let email = BehaviorRelay(value: "")
  let password = BehaviorRelay(value: "")
  let taps = PublishRelay<Void>()

  /// Whether the button is active.
  var isOn: Observable<Bool> {
    Observable
      .combineLatest(email, password) { email, password in
        email.contains("@") && password.count >= 8
      }
      .distinctUntilChanged()
  }

  /// The address with which the user signs in, once for each tap.
  var requests: Observable<String> {
    taps.withLatestFrom(email)
  }
}

/// A form with a button, as a program has it.
@ExampleListBuilder
var signingIn: ExampleList {
  example(of: "a sign-in screen") {
    let bag = DisposeBag()
    let screen = SignIn()
    screen.isOn.noted(by: "button on").disposed(by: bag)
    screen.requests.noted(by: "sign in").disposed(by: bag)

    screen.email.accept("ada@example.org")
    screen.password.accept("teapot")
    screen.password.accept("teapot42")
    screen.taps.accept(())
  }
}
