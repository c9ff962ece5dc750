import Lesson

public let chapter = Chapter("Combining operators") {
  openings
  following
  merging
  latest
  grey
  windows
  glitches
  pairing
  pressing
  racing
  switching
  summing
  ends
  questions
}
