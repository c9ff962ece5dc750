import Dispatch
import Lesson
import Reactive

@ExampleListBuilder var publishing: ExampleList {
  diagram(
    "publish",
    """
    depth:    --1-----2-----3-----|
    connect:  -c----------------------------->
    hut:      ^------------------------------>
    valley:   ----------^-------------------->
    phone:    ------------------------^------>
    """, hot: ["connect"]
  ) { (depth: Observable<String>, connect: Observable<String>) in
    depth.publish().connected(by: connect)
  }

  example(of: "a camera that nobody looks at") {
    let frames = camera()
      .do(onNext: { print("sending picture \($0)") })
      .publish()
    let connection = frames.connect()
    let hut = frames.subscribe()
    pause(for: .milliseconds(1500))
    hut.dispose()
    print("the hut has unsubscribed")
    pause(for: .seconds(2))
    connection.dispose()
  }

  example(of: "a camera that is connected again") {
    let bag = DisposeBag()
    let frames = camera().publish()
    frames.noted(by: "hut").disposed(by: bag)
    let morning = frames.connect()
    pause(for: .milliseconds(1500))
    morning.dispose()

    frames.noted(by: "valley").disposed(by: bag)
    let afternoon = frames.connect()
    pause(for: .milliseconds(1500))
    afternoon.dispose()
  }

  diagram(
    "replay",
    """
    depth:    --1-----2-----3-----|
    connect:  -c----------------------------->
    hut:      ^------------------------------>
    valley:   ----------^-------------------->
    phone:    ------------------------^------>
    """, hot: ["connect"]
  ) { (depth: Observable<String>, connect: Observable<String>) in
    depth.replay(1).connected(by: connect)
  }

  diagram(
    "replayAll",
    """
    depth:    --1-----2-----3-----|
    connect:  -c----------------------------->
    hut:      ^------------------------------>
    valley:   ----------^-------------------->
    """, hot: ["connect"]
  ) { (depth: Observable<String>, connect: Observable<String>) in
    depth.replayAll().connected(by: connect)
  }

  diagram(
    "multicast",
    """
    depth:    --------1-----2-----3-----|
    connect:  -c----------------------------->
    hut:      ^------------------------------>
    valley:   -----------------^------------->
    """, hot: ["connect"]
  ) { (depth: Observable<String>, connect: Observable<String>) in
    depth.multicast(BehaviorSubject(value: "0")).connected(by: connect)
  }

  diagram(
    "refCount",
    """
    depth:   --1-----2-----3-----|
    hut:     ^---------!
    valley:  ------^---------!
    phone:   ---------------------------^>
    """
  ) { (depth: Observable<String>) in
    depth.publish().refCount()
  }

  example(of: "a subject that is kept") {
    let bag = DisposeBag()
    let lifts = Observable.of("Gondola", "Chairlift")
      .do(onSubscribe: { print("reading lifts.json") })
      .multicast(ReplaySubject<String>.create(bufferSize: 1))
    lifts.connect().disposed(by: bag)
    lifts.noted(by: "map").disposed(by: bag)
    print("once more")
    lifts.connect().disposed(by: bag)
  }

  example(of: "snow since the last report") {
    let changes = depths().multicast({ PublishSubject<Int>() }) {
      shared in
      Observable.zip(shared, shared.skip(1)) { $1 - $0 }
    }
    _ = changes.noted(by: "hut")
  }
}
