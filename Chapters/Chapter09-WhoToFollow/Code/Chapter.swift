import Lesson

public let chapter = Chapter(
  "Practice: who to follow", apps: [whoToFollowApp]
) {
  nesting
  asking
  sharing
  rows
  emptying
  overtaking
  failing
  timeLines
  questions
}
