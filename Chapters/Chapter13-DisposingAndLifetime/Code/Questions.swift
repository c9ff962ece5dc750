import Dispatch
import Foundation
import Lesson
import Reactive

/// What the chapter asks.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a lamp that is unscrewed") {
    let cues = PublishSubject<Int>()
    let halt = Halt()
    let left = cues.subscribe(onNext: { cue in
      halt.wait()
      print("left lamp", cue)
    })
    let right = cues.subscribe(onNext: { print("right lamp", $0) })
    halt.run {
      cues.onNext(1)
    } meanwhile: {
      right.dispose()
    }
    left.dispose()
  }

  example(of: "a chain of two closures") {
    let cues = PublishSubject<Int>()
    var lamp: (any Disposable)?
    lamp =
      cues
      .observe(on: MainScheduler.instance)
      .do(onNext: { _ in lamp?.dispose() })
      .map { cue in
        print("map", cue)
        return cue
      }
      .subscribe(onNext: { print("lamp", $0) })
    cues.onNext(1)
    cues.onNext(2)
  }

  example(of: "a cue sent before the end") {
    let cues = PublishSubject<Int>()
    let lamp =
      cues
      .delay(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(
        onNext: { print("lamp", $0) }, onDisposed: { print("off") })
    cues.onNext(1)
    lamp.dispose()
    pause(for: .seconds(2))
  }

  example(of: "watts of a lamp") {
    final class Lamp {
      func watts(_ cue: Int) -> Int { cue * 100 }
      deinit { print("gone") }
    }
    let cues = PublishSubject<Int>()
    let meter = cues.map(Lamp().watts).subscribe { print($0) }
    cues.onNext(1)
    meter.dispose()
    print("end")
  }

  example(of: "a composite with a member that left") {
    let cast = CompositeDisposable()
    let key = cast.insert(Disposables.create { print("Romeo") })
    _ = cast.insert(Disposables.create { print("Juliet") })
    if let key { cast.remove(for: key) }
    cast.dispose()
    _ = cast.insert(Disposables.create { print("the nurse") })
  }

  example(of: "everybody has left") {
    let house = RefCountDisposable(
      disposable: Disposables.create { print("locked") })
    let keys = [house.retain(), house.retain()]
    for key in keys { key.dispose() }
    print("nobody is in")
  }

  example(of: "a page in a hunt") {
    let cues = PublishSubject<Int>()
    let ledger = Ledger()
    do {
      let page = Screen()
      for line in 1...2 {
        cues.tracked(by: ledger, line: line)
          .subscribe(onNext: { _ in print(page) })
          .disposed(by: page.bag)
      }
    }
    for line in 1...2 {
      ledger.open[line]?.onNext(())
      print("line \(line) ended, left:", Resources.total)
    }
  }

  example(of: "applause after the screen") {
    let acts = PublishSubject<String>()
    let applause = PublishSubject<Int>()
    let gone = PublishSubject<Void>()
    let meter =
      acts
      .take(until: gone)
      .flatMap { _ in applause }
      .subscribe { print($0) }
    acts.onNext("first act")
    gone.onNext(())
    applause.onNext(80)
    meter.dispose()
  }

  example(of: "a screen in a closure of its own") {
    let cues = PublishSubject<Int>()
    do {
      let screen = PosterScreen()
      let shown = cues.take(until: screen.rx.deallocated)
      _ = shown.subscribe(onNext: { cue in
        withExtendedLifetime(screen) { print(cue) }
      })
    }
    cues.onNext(1)
    print("end")
    cues.onCompleted()
  }

  example(of: "a bag that is replaced") {
    var bag = DisposeBag()
    for scene in ["storm", "ball"] {
      bag = DisposeBag()
      music(scene).subscribe().disposed(by: bag)
    }
  }

  example(of: "a request that is set twice", traps: true) {
    let later = SingleAssignmentDisposable()
    later.setDisposable(music("storm").subscribe())
    later.setDisposable(music("ball").subscribe())
    later.dispose()
  }
}
