import Lesson

public let chapter = Chapter("Making your own observables") {
  beginning
  listing
  ticking
  remembering
  takingTurns
  wrapping
  awaiting
  leaving
  questions
}
