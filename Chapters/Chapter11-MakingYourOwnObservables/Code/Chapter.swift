import Lesson

public let chapter = Chapter("Making your own observables") {
  beginning
  listing
  ticking
  takingTurns
  wrapping
  awaiting
  leaving
  questions
}
