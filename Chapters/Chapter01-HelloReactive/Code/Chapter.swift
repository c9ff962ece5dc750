import Lesson

public let chapter = Chapter("Hello, Reactive") {
  firstRun
  screens
  ends
  threads
  questions
}
