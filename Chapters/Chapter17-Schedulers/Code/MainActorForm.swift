import Lesson
import Reactive

/// The form for the title of a map.
@MainActor
final class TitleForm {
  private(set) var message = ""

  func show(_ text: String) {
    message = text
    say("the form shows \(text)")
  }

  func listen(to checks: Observable<String>) -> any Disposable {
    checks.subscribe(onNext: { text in self.show(text) })
  }
}

@ExampleListBuilder
var mainActor: ExampleList {
  example(of: "a form that listens") {
    MainActor.assumeIsolated {
      let form = TitleForm()
      let checks = Observable.just("free").observe(on: serial("worker"))
      _ = form.listen(to: checks)
      pause(for: .seconds(1))
    }
  }

  example(of: "a form that is checked", traps: true) {
    Hooks.checksMainActorObservers = true
    MainActor.assumeIsolated {
      let form = TitleForm()
      for scheduler in [MainScheduler.instance, serial("worker")] {
        let checks = Observable.just("free").observe(on: scheduler)
        _ = form.listen(to: checks)
        pause(for: .seconds(1))
      }
    }
  }

  example(of: "a form that makes sure", traps: true) {
    let checks = Observable.just("free")
    for scheduler in [MainScheduler.instance, serial("worker")] {
      _ = checks.observe(on: scheduler)
        .subscribe(onNext: { text in
          MainActor.assumeIsolated { say(text) }
        })
      pause(for: .seconds(1))
    }
  }
}
