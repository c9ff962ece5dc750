/// Faults in choices, and in the cover's list of operators.
extension Fault {
  static let choices: [Fault] = [
    .replace(
      "a choice of what has no section", after: "```choose", "  BehaviorRelay\n", with: "  BehaviourRelais\n"),
    .replace(
      "a choice of a label that nobody has", after: "```choose", "  PublishRelay\n",
      with: "  PublishRelay(latest:)\n"),
    .replace(
      "a choice of a challenge that is not there", after: "```choose", "  ReplayRelay\n",
      with: "  chapter3/9\n"),
    .replace("a choice of no name", after: "```choose", "  AsyncSubject\n", with: "  (AsyncSubject)\n"),
    .replace(
      "a choice without an answer", "late subscribers miss it      PublishRelay",
      with: "late subscribers miss it"),
    .replace(
      "an answer with choices below", "must subscribers know?\n",
      with: "must subscribers know?  ReplayRelay\n"),
    .replace(
      "the same choice twice", "no, and late subscribers catch up", with: "no, and late subscribers miss it"),
    .replace(
      "a choice indented like none", "         no, and late subscribers catch up",
      with: "      no, and late subscribers catch up"),
    .replace("choices with an attribute", "```choose\n", with: "```choose of=\"x\"\n"),
    .replace("choices in a language of nobody's", "```choose\n", with: "```chose\n"),
    .replace(
      "the list of operators in a chapter", "```choose\n",
      with: "```operators\nReplayRelay\n```\n\n```choose\n"),
    .replace(
      "a folder of operators that is not there", in: "../Cover.md", "Reactive/Operators\n",
      with: "Reactive/Operator\n"),
    .replace("an operator that is none of the list's", in: "../Cover.md", "not asObs", with: "not asOps"),
    .replace(
      "a section of operators that is not there", in: "../Cover.md", "chapter2#from-just",
      with: "chapter2#from-jest"),
    .replace(
      "an operator that no section owns", in: "../Cover.md", ", range, generate ", with: ", range ",
      at: .line("```operators", in: "../Cover.md")),
  ]
}
