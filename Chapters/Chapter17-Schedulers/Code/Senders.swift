import Dispatch
import Foundation
import Lesson
import Reactive

@ExampleListBuilder
var sending: ExampleList {
  example(of: "two scanners, one subject") {
    let sheets = PublishSubject<String>()
    let catalogue = BehaviorRelay<[String]>(value: [])
    let entering = sheets.subscribe(onNext: { sheet in
      say("enters \(sheet)")
      catalogue.accept(catalogue.value + [sheet])
    })
    for (name, sheet) in [("left", "Kent"), ("right", "Fife")] {
      _ = serial(name).schedule(sheet) { sheet in
        sheets.onNext(sheet)
        say("\(sheet) is in: \(catalogue.value.contains(sheet))")
        return Disposables.create()
      }
    }
    pause(for: .seconds(1))
    entering.dispose()
  }

  example(of: "two scanners that send at once") {
    let sheets = PublishSubject<Thread>()
    var all = 0
    var own = 0
    let counting = sheets.subscribe(onNext: { sender in
      all += 1
      if sender === Thread.current { own += 1 }
    })
    let scanners = (1...2).map { _ in
      Thread { for _ in 1...10_000 { sheets.onNext(.current) } }
    }
    for scanner in scanners { scanner.start() }
    pause(until: scanners.allSatisfy(\.isFinished))
    pause(for: .seconds(1))
    print("sheets:", all)
    print("on the sender's thread, nine of ten:", own >= 18_000)
    counting.dispose()
  }

  example(of: "a sheet that is not counted") {
    let total = BehaviorRelay(value: 0)
    let hasRead = DispatchSemaphore(value: 0)
    let mayGoOn = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let before = total.value
      hasRead.signal()
      mayGoOn.wait()
      total.accept(before + 1)
      isDone.signal()
    }
    hasRead.wait()
    total.accept(total.value + 1)
    mayGoOn.signal()
    isDone.wait()
    print("accept:", total.value)

    let scanned = PublishSubject<Int>()
    let counting = scanned.scan(0, accumulator: +).bind(to: total)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      scanned.onNext(1)
    }
    pause(until: total.value == 1000)
    print("scan:", total.value)
    counting.dispose()
  }
}
