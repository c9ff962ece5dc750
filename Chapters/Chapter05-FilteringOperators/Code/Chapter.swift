import Lesson

public let chapter = Chapter("Filtering operators") {
  passing
  skipping
  taking
  otherSequences
  chaining
  changes
  choosing
  emptiness
  questions
}
