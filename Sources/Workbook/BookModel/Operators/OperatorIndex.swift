import BookMarkdown
import SystemSupport

/// An index of the book's operators and of the types that its choices name.
///
/// It maps each name to the section that owns it and to advice. It is derived from the chapters and the library's
/// sources, so it is never out of date.
package struct OperatorIndex: Sendable {
  package struct Entry: Sendable {
    package let name: OperatorName
    /// The first sentence of the doc comment in the library.
    package let summary: String?
    package let signatures: [String]
    /// The section that owns the name.
    package let section: OperatorSection
    /// Other sections whose headings contain the name.
    package let others: [OperatorSection]
    package let diagram: OperatorSection.Diagram?
    /// The situations in which to use it, with the alternatives.
    package let advice: [Advice]
  }

  /// A choice for which an operator is the answer, with the alternatives.
  package struct Advice: Sendable {
    package let path: Choice.Path
    /// The other choices below the same questions, those of inner questions first.
    package let neighbours: [Choice.Path]
  }

  /// The choices of a chapter, as its text contains them.
  package struct ChapterChoices: Sendable {
    package let chapter: BookChapter
    package let questions: [Choice]
  }

  /// The entries in alphabetical order.
  package private(set) var entries: [Entry] = []
  /// The operators of the library that no section owns.
  package private(set) var unowned: [OperatorName] = []
  /// The operators of the library that no choice leads to, by name or through their section.
  package private(set) var unchosen: [OperatorName] = []
  package let choices: [ChapterChoices]
  package let list: OperatorList
  /// The language of the book.
  package let language: String

  private let sections: [OperatorSection]
  /// The sections that are about an operator, by the base of its name, in reading order.
  private let sectionsByBase: [String: [OperatorSection]]
  /// The base names of the operators that the book is about.
  private let bases: Set<String>
  private let functionNames: Set<OperatorName>
  private let ownedPlaces: [OperatorName: OperatorList.Owned]

  /// Creates the index.
  ///
  /// - Parameters:
  ///   - list: The operators that the book is about.
  ///   - chapters: The operators of each chapter, in reading order.
  package init(of book: Book, listing list: OperatorList, chapters: [ChapterOperators]) {
    self.list = list
    language = book.language
    functionNames = Set(list.functions.map(\.name))
    ownedPlaces = Dictionary(list.owned.map { ($0.name, $0) }) { first, _ in first }
    sections = chapters.flatMap(\.sections)
    sectionsByBase = sections.reduce(into: [:]) { all, section in
      for base in section.bases { all[base, default: []].append(section) }
    }
    choices = zip(book.chapters, chapters).compactMap { chapter, own in
      own.questions.isEmpty ? nil : ChapterChoices(chapter: chapter, questions: own.questions)
    }
    let shown = sections.flatMap(\.declared).map(\.name.base)
    bases = list.line == nil ? Set(shown) : list.bases
    let advice = Self.advice(in: choices.flatMap(\.questions))
    let functions = Dictionary(grouping: list.functions, by: \.name.base)
    let names = names(choosing: advice.keys).sorted()
    entries = names.compactMap { name in
      owner(of: name).map { owner in
        entry(
          name, owner: owner, names: names, functions: functions[name.base] ?? [], advice: advice[name] ?? [])
      }
    }
    let owned = Set(entries.map(\.name))
    let explained = Set(owned.map(\.base))
    let asked = list.functionBases.subtracting(explained).map { OperatorName(base: $0, label: nil) }
    unowned = Set(asked + list.names.map(\.name).filter { !owned.contains($0) }).sorted()
    let chosen = Set(entries.filter { !$0.advice.isEmpty }.map(\.section.address))
    let reached = Set(entries.filter { chosen.contains($0.section.address) }.map(\.name.base))
    let all = list.functionBases.union(list.names.map(\.name.base))
    unchosen = all.intersection(explained).subtracting(reached).map { OperatorName(base: $0, label: nil) }
      .sorted()
  }

  /// Returns the section that a text of `chapter` refers to by `name`.
  ///
  /// It is the owner if the owner is in the chapter. Otherwise it is a section of the chapter that names or declares
  /// the operator, and if there is none, the owner.
  package func section(meantBy name: OperatorName, in chapter: String) -> OperatorSection? {
    if !isKnown(name) { return nil }
    if let owner = owner(of: name), owner.chapter == chapter { return owner }
    let own = sectionsByBase[name.base, default: []].filter { $0.chapter == chapter }
    return best(of: own, for: name) ?? owner(of: name)
  }

  /// All known names, for suggestions when the user mistypes one.
  package var names: [String] { Set(entries.map(\.name) + sections.flatMap(\.named)).sorted().map(\.text) }

  /// Returns the section that owns `name`.
  package func owner(of name: OperatorName) -> OperatorSection? {
    if let place = ownedPlaces[name] {
      return sections.first { "chapter\($0.number)" == place.chapter && $0.anchor == place.anchor }
    }
    return isKnown(name) ? best(of: sectionsByBase[name.base, default: []], for: name) : nil
  }

  /// Whether the name has no label, or one that occurs in the library or a chapter.
  private func isKnown(_ name: OperatorName) -> Bool {
    name.label == nil || functionNames.contains(name)
      || sectionsByBase[name.base, default: []].contains { $0.named.contains(name) || $0.declares(name) }
  }

  /// Returns the first of the sections with the highest weight for `name`.
  private func best(of sections: [OperatorSection], for name: OperatorName) -> OperatorSection? {
    var best: (section: OperatorSection, weight: Int)?
    for section in sections {
      guard let weight = section.weight(of: name), weight > best?.weight ?? 0 else { continue }
      best = (section, weight)
    }
    return best?.section
  }

  // MARK: Building entries

  /// Returns the names of all entries.
  ///
  /// These are the operators that headings, diagrams and choices name, the operators that are only declared, and the
  /// other names in choices.
  private func names(choosing chosen: some Sequence<OperatorName>) -> Set<OperatorName> {
    let declared = Set((sections.flatMap(\.declared) + list.functions).map(\.name))
    let declaredBases = Set(declared.map(\.base))
    let explained = sections.flatMap { $0.named + $0.diagrams.compactMap(\.name) } + list.names.map(\.name)
    // `throttle(latest: false)` names a label that is not the first one.
    let meant = (explained + list.owned.map(\.name)).map { name in
      declared.contains(name) || !declaredBases.contains(name.base) ? name : name.plain
    }
    var names = Set(meant.filter { bases.contains($0.base) })
    names.formUnion(chosen)
    for function in sections.flatMap(\.declared) where bases.contains(function.name.base) {
      if !names.contains(function.name) { names.insert(function.name.plain) }
    }
    // `ifEmpty` alone is not an entry if only `ifEmpty(default:)` and `ifEmpty(switchTo:)` exist.
    return names.filter { name in
      name.label != nil || declared.contains(name)
        || !names.contains { $0.base == name.base && $0.label != nil }
        || !declaredBases.contains(name.base)
    }
  }

  private func entry(
    _ name: OperatorName, owner: OperatorSection, names: [OperatorName], functions: [DeclaredFunction],
    advice: [Advice]
  ) -> Entry {
    /// Whether this entry represents the function declared as `other`.
    func isMine(_ other: OperatorName) -> Bool {
      other == name || other.plain == name && !names.contains(other)
    }
    let own = sectionsByBase[name.base, default: []]
    let declared = own.flatMap(\.declared).filter { isMine($0.name) }.map(\.signature)
    let library = functions.filter { isMine($0.name) }
    let shortest = library.map(\.signature).min { ($0.count, $0) < ($1.count, $1) }
    let others = own.filter { $0.named.contains(name) && $0.address != owner.address }
    // If the owner has no diagram with the operator's name, another section may have one, preferably of the same chapter.
    let nearest = [owner] + own.filter { $0.chapter == owner.chapter } + own
    return Entry(
      name: name, summary: library.lazy.compactMap(\.summary).first,
      signatures: declared.isEmpty ? [shortest].compactMap(\.self) : declared, section: owner, others: others,
      diagram: nearest.lazy.compactMap { $0.diagram(named: name) }.first ?? owner.diagram(using: name),
      advice: advice)
  }

  /// Returns, for each name, the choices that lead to it with their alternatives.
  private static func advice(in questions: [Choice]) -> [OperatorName: [Advice]] {
    var advice: [OperatorName: [Advice]] = [:]
    func walk(_ choices: [Choice], _ above: [String], beside outer: [Choice.Path]) {
      for choice in choices {
        let others = (above.isEmpty ? [] : Choice.paths(of: choices.filter { $0 != choice })) + outer
        for name in Set(choice.answers.compactMap(\.name)) {
          advice[name, default: []].append(
            Advice(path: Choice.Path(questions: above, choice: choice), neighbours: others))
        }
        walk(choice.choices, above + [choice.words], beside: others)
      }
    }
    walk(questions, [], beside: [])
    return advice
  }
}

extension ChapterText {
  /// The parsed `choose` fences, in order.
  package var choiceLists: [ChoiceList] {
    fences.compactMap { fence in
      fence.role == .choices ? ChoiceList(fence.markdown, file: document.file) : nil
    }
  }
}
