import Lesson
import Observation

/// What Swift itself has for the observation of objects.
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

  example(of: "Observations in a loop") {
    nonisolated(unsafe) let room = Room()
    let degrees = Observations { room.degrees }
    let board = Task {
      for await number in degrees { print("board:", number) }
    }
    for change in [3, 1, 0] {
      await pause(for: .seconds(1))
      room.degrees += change
    }
    await pause(for: .seconds(1))
    board.cancel()
  }
}
