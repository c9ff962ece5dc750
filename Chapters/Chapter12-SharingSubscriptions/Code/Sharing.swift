import Dispatch
import Lesson
import Reactive

@ExampleListBuilder var sharing: ExampleList {
  example(of: "a bulletin for two screens") {
    let service = AvalancheService()
    let bulletin = service.bulletin()
    _ = bulletin.noted(by: "home")
    _ = bulletin.noted(by: "map")
    pause(for: .seconds(1))

    print("with share():")
    let shared = bulletin.share()
    _ = shared.noted(by: "home")
    _ = shared.noted(by: "map")
    pause(for: .seconds(1))
  }

  example(of: "cold, then hot") {
    let frames = camera().share()
    print("hut:")
    let hut = frames.subscribe()
    print("valley:")
    let valley = frames.subscribe()
    print("both unsubscribe:")
    hut.dispose()
    valley.dispose()
    print("hut again:")
    frames.subscribe().dispose()
  }

  example(of: "a list and a map") {
    let lifts = Observable.of("Gondola", "Chairlift")
      .do(onSubscribe: { print("reading lifts.json") })
      .share()
    _ = lifts.noted(by: "list")
    _ = lifts.noted(by: "map")
  }

  example(of: "a title for two labels") {
    let bag = DisposeBag()
    let region = BehaviorRelay(value: "north")
    let title =
      region
      .map { name in
        print("formatting", name)
        return "Snow in the \(name)"
      }
      .share()
    title.noted(by: "header").disposed(by: bag)
    title.noted(by: "menu").disposed(by: bag)
    region.accept("south")
  }

  example(of: "one camera for two screens") {
    let frames = camera().share(replay: 1)
    let hut = frames.noted(by: "hut")
    pause(for: .milliseconds(2500))
    let valley = frames.noted(by: "valley")
    pause(for: .seconds(1))
    hut.dispose()
    print("the hut has unsubscribed")
    valley.dispose()
  }

  diagram(
    "share(replay:)",
    """
    depth:   --1-----2-----3-----|
    hut:     ^----------------------------------------------->
    valley:  ----------^------------------------------------->
    phone:   ------------------------^----------------------->
    """
  ) { (depth: Observable<String>) in
    depth.share(replay: 1)
  }
}

@ExampleListBuilder var remembering: ExampleList {
  diagram(
    "share(replay:scope:)",
    """
    depth:   --1-----2-----3-----|
    hut:     ^----------------------------------------------->
    valley:  ----------^------------------------------------->
    phone:   ------------------------^----------------------->
    """
  ) { (depth: Observable<String>) in
    depth.share(replay: 1, scope: .forever)
  }

  diagram(
    "forever without a replay",
    """
    depth:   --1-----2-----3-----|
    hut:     ^----------------------------------------------->
    phone:   ------------------------^----------------------->
    """
  ) { (depth: Observable<String>) in
    depth.share(scope: .forever)
  }

  diagram(
    "all unsubscribe, with forever",
    """
    depth:   -----1-----2-----3-->
    hut:     ^------------!
    phone:   ----------------^------------->
    """
  ) { (depth: Observable<String>) in
    depth.share(replay: 1, scope: .forever)
  }

  example(of: "a function that shares") {
    let service = AvalancheService()
    func bulletin() -> Observable<String> {
      service.bulletin().share(replay: 1)
    }
    _ = bulletin().noted(by: "home")
    _ = bulletin().noted(by: "map")
    pause(for: .seconds(1))

    print("called once:")
    let stored = bulletin()
    _ = stored.noted(by: "home")
    _ = stored.noted(by: "map")
    pause(for: .seconds(1))
  }
}
