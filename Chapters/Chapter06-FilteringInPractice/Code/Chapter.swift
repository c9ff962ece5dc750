import Lesson

public let chapter = Chapter(
  "Filtering in practice", apps: [collageApp]
) {
  choosing
  sharing
  telling
  limiting
  drawing
  screens
  questions
}
