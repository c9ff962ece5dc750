import Lesson

public let chapter = Chapter("Subjects") {
  microphones
  choices
  channels
  tides
  relays
  logbooks
  logs
  tracks
  results
  readings
  answers
  crowds
  additions
  leavings
  questions
}
