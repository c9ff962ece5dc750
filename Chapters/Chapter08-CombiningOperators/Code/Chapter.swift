import Lesson

public let chapter = Chapter("Combining operators") {
  fieldAndTaps
  latest
  grey
  openings
  windows
  glitches
  pressing
  signingIn
  pairing
  zippingTaps
  following
  merging
  turns
  queueing
  racing
  switching
  summing
  sampling
  pairingCollections
  ends
  questions
}
