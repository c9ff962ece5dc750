import Lesson

public let chapter = Chapter("Making your own observables") {
  beginning
  requesting
  ending
  listing
  ticking
  remembering
  takingTurns
  delegating
  awaiting
  leaving
  questions
}
