import Dispatch
import Foundation
import Lesson
import Reactive

/// Retain cycles, and what ends with an object.
@ExampleListBuilder
var circling: ExampleList {
  example(of: "a screen that follows the cues") {
    var cues = PublishSubject<Int>()
    CueScreen().follow(cues)
    cues.onNext(7)
    print("screens and subscriptions:", Resources.total)

    cues = PublishSubject<Int>()
    print("the source is freed:", Resources.total)
  }

  example(of: "four ways out of a circle") {
    typealias Use = (CueScreen, PublishSubject<Int>) -> Void
    func left(_ way: String, _ use: Use) {
      let before = Resources.total
      let cues = PublishSubject<Int>()
      use(CueScreen(), cues)
      print("\(way):", Resources.total - before)
      cues.onNext(7)
    }

    left("0 none") { screen, cues in screen.follow(cues) }
    left("1 weak") { screen, cues in screen.followWeakly(cues) }
    left("2 part") { screen, cues in screen.followWithLabel(cues) }
    left("3 bag") { screen, cues in
      screen.follow(cues)
      screen.emptyBag()
    }
    left("4 end") { screen, cues in
      screen.followUntilClosed(cues)
      screen.close()
    }
  }

  example(of: "a self that is strong again") {
    let cues = PublishSubject<Int>()
    let lines = PublishSubject<String>()
    do {
      let screen = CueScreen()
      screen.followSpoken(cues, lines)
      cues.onNext(7)
    }
    lines.onNext("Who is there?")
    lines.onCompleted()
    print("left:", Resources.total)
  }

  example(of: "take(until: deallocated)") {
    let cues = PublishSubject<Int>()
    func follow(_ order: String, _ chain: Observable<Int>) {
      _ = chain.subscribe { event in
        print("\(order): \(event), main:", Thread.isMainThread)
      }
    }
    let upload: Upload
    do {
      let main = MainScheduler.instance
      let screen = PosterScreen()
      upload = Upload(for: screen)
      let gone = screen.rx.deallocated
      follow("until, observe", cues.take(until: gone).observe(on: main))
      follow("observe, until", cues.observe(on: main).take(until: gone))
    }
    onAnotherThread {
      cues.onNext(1)
      upload.finish()
    }
    pause(for: .seconds(1))
    print("subscriptions:", Resources.total)
  }
}
