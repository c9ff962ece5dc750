import Lesson

public let chapter = Chapter("Subjects") {
  microphones
  choices
  channels
  crowds
  tides
  logbooks
  auctions
  relays
  questions
}
