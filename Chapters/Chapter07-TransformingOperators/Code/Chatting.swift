import Lesson
import Reactive

private let rows = """
  rooms:  -----n--------s--------------n------|
  n:      --n1-----n2----------n3---------n4---------n5------|
  s:      ----s1-----------s2------s3-------------s4-----------s5|
  """

/// Two rooms whose members write with or without a subscriber.
@ExampleListBuilder
var chatting: ExampleList {
  diagram("flatMapLatest and rooms", rows, hot: ["n", "s"]) {
    (rooms: Observable<Observable<String>>) in
    rooms.flatMapLatest { room in room }
  }

  diagram("concatMap and rooms", rows, hot: ["n", "s"]) {
    (rooms: Observable<Observable<String>>) in
    rooms.concatMap { room in room }
  }
}
