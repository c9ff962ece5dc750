import Foundation
import Lesson
import Reactive

/// Retain cycles, and subscriptions that outlive their owner.
@ExampleListBuilder
var retaining: ExampleList {
  example(of: "a view controller that follows the seats") {
    var seatsLeft = PublishSubject<Int>()
    SeatsViewController().follow(seatsLeft)
    seatsLeft.onNext(7)
    print("objects and subscriptions:", Resources.total)

    seatsLeft = PublishSubject<Int>()
    print("the source is released:", Resources.total)
  }

  example(of: "four ways out of a circle") {
    typealias Use = (SeatsViewController, PublishSubject<Int>) -> Void
    func left(_ way: String, _ use: Use) {
      let before = Resources.total
      let seatsLeft = PublishSubject<Int>()
      use(SeatsViewController(), seatsLeft)
      print("\(way):", Resources.total - before)
      seatsLeft.onNext(7)
    }

    left("0 none") { screen, seats in screen.follow(seats) }
    left("1 weak") { screen, seats in screen.followWeakly(seats) }
    left("2 part") { screen, seats in screen.followWithLabel(seats) }
    left("3 bag") { screen, seats in
      screen.follow(seats)
      screen.emptyBag()
    }
    left("4 end") { screen, seats in
      screen.followUntilClosed(seats)
      screen.close()
    }
  }

  example(of: "a self that is strong again") {
    let seat = PublishSubject<String>()
    let prices = PublishSubject<Int>()
    do {
      let screen = SeatsViewController()
      screen.followPrices(seat, prices)
      seat.onNext("A1")
    }
    print("closed, left:", Resources.total)
    prices.onNext(40)
    prices.onCompleted()
    print("prices have ended, left:", Resources.total)
  }

  example(of: "a notification after the screen", leaks: 1) {
    let center = NotificationCenter()
    do {
      let screen = PlaysViewController(center)
      screen.viewDidLoad()
      center.post(name: .appIsActive, object: nil)
    }
    center.post(name: .appIsActive, object: nil)
    print("subscriptions:", Resources.total)
  }
}
