import Lesson

public let chapter = Chapter(
  "Observables and subjects in practice", apps: [collageApp]
) {
  states
  screens
  saving
  answers
  owners
  questions
}
