import Lesson
import Reactive

/// A day at the pool, as a screen sees it.
func day<Display: AnyObject>(
  of makeDisplay: (Sensor) -> Display,
  text: (Display) -> Observable<String>
) {
  let sensor = Sensor()
  var display: Display? = makeDisplay(sensor)
  let screen = display.map { display in
    text(display).subscribe { event in print("screen: \(event)") }
  }
  sensor.measure(24.5)
  sensor.fail()
  display = nil
  print("the display is gone")
  screen?.dispose()
}

struct OldDisplays: OldCode {
  @available(*, deprecated)
  @ExampleListBuilder var examples: ExampleList {
    example(of: "the display of 2015") {
      day(of: Display2015.init) { display in
        display.text.asObservable()
      }
    }

    example(of: "the display, renamed") {
      day(of: DisplayRenamed.init) { display in
        display.text.asObservable()
      }
    }
  }
}

@ExampleListBuilder var displays: ExampleList {
  example(of: "the display with a relay") {
    day(of: DisplayRelay.init) { display in
      display.text.asObservable()
    }
  }

  example(of: "the display of today") {
    day(of: Display.init) { display in display.text }
  }
}
