import Lesson
import Observation

/// Swift's own tools that observe an object.
@ExampleListBuilder
var tracking: ExampleList {
  example(of: "withObservationTracking") {
    nonisolated(unsafe) let room = Room()
    withObservationTracking {
      print("read:", room.degrees)
    } onChange: {
      print("onChange:", room.degrees)
    }
    room.degrees = 21
    room.degrees = 22
  }

  example(of: "Observations") {
    nonisolated(unsafe) let room = Room()
    let degrees = Observations { room.degrees }
    var changes = degrees.makeAsyncIterator()
    print("first:", await changes.next() ?? 0)
    room.degrees = 21
    room.degrees = 22
    print("then:", await changes.next() ?? 0)
  }
}
