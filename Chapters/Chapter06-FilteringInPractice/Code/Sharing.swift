import Dispatch
import Lesson
import Reactive

/// Requests the price of a poster, which takes 100 ms.
private func request() -> Observable<String> {
  Observable.deferred {
    print("GET /price")
    return Observable.just("12 €")
      .delay(.milliseconds(100), scheduler: MainScheduler.instance)
  }
}

/// A print shop whose first property shares nothing.
private final class PrintShop {
  var price: Observable<String> { request().share() }
  private(set) lazy var sharedPrice = request().share()
}

@ExampleListBuilder var sharing: ExampleList {
  example(of: "a collage and its tray") {
    let bag = DisposeBag()
    let collage = Collage()
    let picker = PhotoPicker()
    let accepted = picker.chosen.filter { photo in
      print("is \(photo) there? \(collage.has(photo))")
      return !collage.has(photo)
    }
    accepted
      .subscribe(onNext: { photo in
        collage.add(photo)
        print("collage: \(collage.present)")
      })
      .disposed(by: bag)
    accepted
      .subscribe(onNext: { print("tray: \($0)") })
      .disposed(by: bag)
    picker.choose(.pier)
    picker.choose(.snow)
  }

  example(of: "one subscription for both") {
    let bag = DisposeBag()
    let collage = Collage()
    let picker = PhotoPicker()
    let accepted = picker.chosen
      .filter { photo in
        print("is \(photo) there? \(collage.has(photo))")
        return !collage.has(photo)
      }
      .share()
    accepted
      .subscribe(onNext: { photo in
        collage.add(photo)
        print("collage: \(collage.present)")
      })
      .disposed(by: bag)
    accepted
      .subscribe(onNext: { print("tray: \($0)") })
      .disposed(by: bag)
    picker.choose(.pier)
    picker.choose(.snow)
  }

  diagram(
    "one shared subscription",
    """
    chosen:   --a---b---c---d-->
    collage:  ^---------------->
    tray:     ----^-------!
    """, hot: ["chosen"]
  ) { (chosen: Observable<String>) in
    chosen.filter { $0 != "b" }.share()
  }

  example(of: "a price on three labels") {
    let bag = DisposeBag()
    let shared = request().share()
    for label in ["title", "button"] {
      shared
        .subscribe(onNext: { print("\(label): \($0)") })
        .disposed(by: bag)
    }
    pause(for: .seconds(1))
    print("a second later")
    shared
      .subscribe(onNext: { print("alert: \($0)") })
      .disposed(by: bag)
    pause(for: .seconds(1))
  }

  diagram(
    "one shared failure",
    """
    price:   ----X
    title:   ^--------------->
    button:  --^------------->
    alert:   ---------^------>
    """
  ) { (price: Observable<Int>) in
    price.share()
  }

  example(of: "a property that shares") {
    let bag = DisposeBag()
    let shop = PrintShop()
    for label in ["title", "button"] {
      shop.price
        .subscribe(onNext: { print("\(label): \($0)") })
        .disposed(by: bag)
    }
    pause(for: .seconds(1))
  }

  example(of: "a property that was shared") {
    let bag = DisposeBag()
    let shop = PrintShop()
    for label in ["title", "button"] {
      shop.sharedPrice
        .subscribe(onNext: { print("\(label): \($0)") })
        .disposed(by: bag)
    }
    pause(for: .seconds(1))
  }
}
