import Dispatch
import Lesson
import Reactive

@ExampleListBuilder var counting: ExampleList {
  example(of: "one camera for two screens") {
    let frames = camera().replay(1).refCount()
    let hut = frames.noted(by: "hut")
    pause(for: .milliseconds(2500))
    let valley = frames.noted(by: "valley")
    pause(for: .seconds(1))
    hut.dispose()
    print("the hut has closed")
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
    "everybody leaves, for ever",
    """
    depth:   -----1-----2-----3-->
    hut:     ^------------!
    phone:   ----------------^------------->
    """
  ) { (depth: Observable<String>) in
    depth.share(replay: 1, scope: .forever)
  }
}
