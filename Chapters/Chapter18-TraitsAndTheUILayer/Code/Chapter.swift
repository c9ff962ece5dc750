import Lesson

public let chapter = Chapter("Traits and the UI layer", apps: [formApp])
{
  controlling
  promising
  driving
  searching
  modelling
  questions
}
