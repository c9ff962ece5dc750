import Lesson

public let chapter = Chapter("Subjects") {
  channels
  tides
  logbooks
  auctions
  relays
  choices
}
