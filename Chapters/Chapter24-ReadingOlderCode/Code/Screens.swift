import Lesson

struct FirstScreen: OldCode {
  @available(*, deprecated)
  @ExampleListBuilder var examples: ExampleList {
    example(of: "the screen of 2016") {
      for line in session(with: Screen2016.self) { print(line) }
    }
  }
}

struct OldScreens: OldCode {
  @available(*, deprecated)
  @ExampleListBuilder var examples: ExampleList {
    example(of: "the screen, renamed") {
      printChanges(from: Screen2016.self, to: ScreenRenamed.self)
    }

    example(of: "the screen with relays") {
      printChanges(from: Screen2016.self, to: ScreenWithRelays.self)
    }

    example(of: "the screen, moved") {
      printChanges(from: Screen2016.self, to: ScreenMoved.self)
    }
  }
}

@ExampleListBuilder var screens: ExampleList {
  example(of: "the screen, fixed") {
    printChanges(from: ScreenMoved.self, to: ScreenFixed.self)
  }
}
