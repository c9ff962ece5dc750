import Lesson
import Reactive

let check = Check { examiner in
  for (low, high) in [(2, 5), (0, 0), (-3, 1)] {
    let isRight = examiner.compare(
      "isOn(below: \(low), above: \(high))",
      on: HeaterCheck.numbers,
      drawing: ["source": .anyInteger],
      yours: { (source: Observable<Int>) in
        source.isOn(below: low, above: high)
      },
      expected: { source in HeaterCheck.isOn(source, low, high) })
    guard isRight else { return }
  }
  examiner.compare(
    "isOn(below: \"c\", above: \"m\")",
    on: HeaterCheck.texts,
    drawing: ["source": .texts(["a", "c", "h", "m", "z"])],
    yours: { (source: Observable<String>) in
      source.isOn(below: "c", above: "m")
    },
    expected: { source in HeaterCheck.isOn(source, "c", "m") })
} showing: { _ in
  _ = Observable.of(27, 25, 27, 24, 29, 26)
    .isOn(below: 26, above: 28)
    .subscribe { event in print(event) }
}

private enum HeaterCheck {
  static let numbers = [
    "source:  -3-1-4-0-6-3-7-1--|",
    "source:  -2-5-6-5-2-1-2-5-X",
    "source:  -4-3-|",
    "source:  -(16)-(61)-3-->",
    "source:  |",
    "source:  X",
    """
    source:  -1-3-6-1-4-->
    one:     ^---------->
    two:     ----^------>
    """,
    """
    source:  -1-3-6-1-4-->
    one:     ^--!
    """,
  ]

  static let texts = [
    "source:  -c-a-h-m-z-b-|",
    "source:  -z-a-X",
  ]

  static func isOn<Element: Comparable>(
    _ source: Observable<Element>, _ low: Element, _ high: Element
  ) -> Observable<Bool> {
    source
      .compactMap { element in
        if element < low { return true }
        return element > high ? false : nil
      }
      .distinctUntilChanged()
  }
}
