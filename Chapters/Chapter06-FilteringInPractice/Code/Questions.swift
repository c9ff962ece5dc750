import Dispatch
import Lesson
import Reactive

@ExampleListBuilder var questions: ExampleList {
  example(of: "texts for three subscribers") {
    var count = 0
    let scores = PublishSubject<Int>()
    let texts = scores.share().map {
      count += 1
      return "\($0) points"
    }
    let subscriptions = (1...3).map { _ in texts.subscribe() }
    for score in [5, 20] { scores.onNext(score) }
    print(count)
    for subscription in subscriptions { subscription.dispose() }
  }

  example(of: "the number of photos on two labels") {
    let bag = DisposeBag()
    let count = BehaviorRelay(value: 3)
    let texts = count.map { "\($0) photos" }.share()
    for label in ["title", "button"] {
      texts.subscribe(onNext: { print("\(label): \($0)") })
        .disposed(by: bag)
    }
  }

  example(of: "all have left") {
    let shared = Observable<Int>.never()
      .do(onSubscribe: { print("on") }, onDispose: { print("off") })
      .share()
    let first = shared.subscribe()
    let second = shared.subscribe()
    first.dispose()
    second.dispose()
    shared.subscribe().dispose()
  }

  example(of: "an inbox in two labels") {
    let bag = DisposeBag()
    let request = Observable<String>.never()
      .do(onSubscribe: { print("GET /inbox") })
    let count = request.share().map { $0.count }
    let text = request.share().map { "You have \($0)" }
    count.subscribe().disposed(by: bag)
    text.subscribe().disposed(by: bag)
  }

  example(of: "two photos of one size") {
    let dusk = Photo(name: "dusk", width: 480, height: 300, bytes: 512)
    let dawn = Photo(name: "dawn", width: 300, height: 450, bytes: 512)
    let collage = Collage()
    collage.add(dusk)
    print(collage.verdict(on: dawn))
  }

  example(of: "a picker for a full collage") {
    let bag = DisposeBag()
    let collage = Collage()
    for photo in Photo.landscapes.prefix(6) { collage.add(photo) }
    let picker = PhotoPicker()
    collage.verdicts(on: picker.chosen)
      .subscribe { print($0) }.disposed(by: bag)
    picker.choose(.harbour)
  }

  example(of: "take(while:) at the limit") {
    let bag = DisposeBag()
    let cart = BehaviorRelay<[String]>(value: ["tea"])
    let items = PublishSubject<String>()
    items
      .take(while: { _ in cart.value.count < 2 })
      .subscribe(
        onNext: { cart.accept(cart.value + [$0]) },
        onCompleted: { print("full") }
      )
      .disposed(by: bag)
    items.onNext("milk")
    print(cart.value)
  }

  example(of: "a collage that is cleared") {
    let bag = DisposeBag()
    let collage = Collage()
    let picker = PhotoPicker()
    collage.verdicts(on: picker.chosen)
      .filter { $0.isAccepted }
      .subscribe(onNext: { collage.add($0.photo) })
      .disposed(by: bag)
    for photo in Photo.landscapes.prefix(6) { picker.choose(photo) }
    collage.clear()
    picker.choose(.harbour)
    print(collage.present)
  }

  example(of: "the message first") {
    let bag = DisposeBag()
    let collage = Collage()
    let chosen = PublishSubject<Photo>()
    chosen.filter { collage.has($0) }
      .subscribe(onNext: { print("\($0) is there already") })
      .disposed(by: bag)
    chosen.filter { !collage.has($0) }
      .subscribe(onNext: { collage.add($0) }).disposed(by: bag)
    for photo in [Photo.pier, .pier] { chosen.onNext(photo) }
  }

  example(of: "a set and two lists") {
    let bag = DisposeBag()
    var seen: Set<String> = []
    let senders = PublishSubject<String>()
    let new = senders.filter { seen.insert($0).inserted }
    for list in ["inbox", "sidebar"] {
      new.subscribe(onNext: { print("\(list): \($0)") })
        .disposed(by: bag)
    }
    for name in ["Ada", "Ben", "Ada"] { senders.onNext(name) }
  }

  example(of: "photos that are throttled") {
    let collage = Collage()
    let picker = PhotoPicker()
    let adding = picker.chosen
      .throttle(.milliseconds(500), scheduler: MainScheduler.instance)
      .subscribe(onNext: { collage.add($0) })
    for photo in [Photo.pier, .snow, .dunes] { picker.choose(photo) }
    pause(for: .seconds(2))
    print(collage.present)
    adding.dispose()
  }
}
