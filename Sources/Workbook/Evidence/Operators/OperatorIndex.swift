/// The operators of a book, and types that its choices name: which section owns each, and what is said of it.
///
/// All of it follows from the chapters and from the library's sources, so that it is never out of date.
struct OperatorIndex: Sendable {
  struct Entry: Sendable {
    let name: OperatorName
    /// The first sentence of the library's comment.
    let summary: String?
    let signatures: [String]
    /// The section that owns it.
    let section: OperatorSection
    /// Others whose headings name it.
    let others: [OperatorSection]
    let diagram: OperatorSection.Diagram?
    /// When to take it, and what to take instead.
    let advice: [Advice]
  }

  /// What one may want of an operator, and what else there is for whoever wants something else.
  struct Advice: Sendable {
    let path: Choice.Path
    /// The other choices below the same question, those of inner questions first.
    let neighbours: [Choice.Path]
  }

  /// The choices of a chapter, as its text has them.
  struct ChapterChoices: Sendable {
    let chapter: BookChapter
    let questions: [Choice]
  }

  /// In the order of the alphabet.
  private(set) var entries: [Entry] = []
  /// The operators of the library that no section owns.
  private(set) var unowned: [OperatorName] = []
  /// The operators of the library to which no choice leads, neither by its name nor by the section that owns it.
  private(set) var unchosen: [OperatorName] = []
  let choices: [ChapterChoices]
  let list: OperatorList
  /// The language of the book's words.
  let language: String

  private let sections: [OperatorSection]
  /// Those that say something of an operator, by the base of its name, in their order.
  private let sectionsByBase: [String: [OperatorSection]]
  /// The base names of what the book is about.
  private let bases: Set<String>
  private let functionNames: Set<OperatorName>
  private let ownedPlaces: [OperatorName: OperatorList.Owned]

  init(of book: Book) {
    self.init(
      of: book, listing: OperatorList(of: book),
      chapters: book.chapters.map { ChapterOperators(of: book.text(of: $0), in: $0) })
  }

  /// - Parameters:
  ///   - list: What it is about.
  ///   - chapters: What the chapters say, in their order.
  init(of book: Book, listing list: OperatorList, chapters: [ChapterOperators]) {
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
    let told = Set(owned.map(\.base))
    let asked = list.functionBases.subtracting(told).map { OperatorName(base: $0, label: nil) }
    unowned = Set(asked + list.names.map(\.name).filter { !owned.contains($0) }).sorted()
    let chosen = Set(entries.filter { !$0.advice.isEmpty }.map(\.section.address))
    let reached = Set(entries.filter { chosen.contains($0.section.address) }.map(\.name.base))
    let all = list.functionBases.union(list.names.map(\.name.base))
    unchosen = all.intersection(told).subtracting(reached).map { OperatorName(base: $0, label: nil) }.sorted()
  }

  /// Tells all that decides to which sections, and to which entries, the names on a page lead, and by which words operators
  /// are found, from what it was before.
  var print: Fingerprint {
    var print = Fingerprint()
    func add(_ names: [OperatorName]) { print.add(names.map(\.text).joined(separator: ",")) }
    for section in sections {
      print.add(section.address.joined(separator: "#"))
      add(section.named)
      add(section.declared.map(\.name))
      add(section.diagrams.compactMap(\.name))
    }
    add(list.functions.map(\.name))
    for owned in list.owned { print.add("\(owned.name.text) \(owned.chapter)#\(owned.anchor)") }
    add(entries.map(\.name))
    for entry in entries {
      print.add(entry.section.address.joined(separator: "#"))
      for advice in entry.advice { print.add(advice.path.words) }
    }
    return print
  }

  /// The section that a text of `chapter` means by `name`: the owner, if that is one of its own; else one of its own that
  /// names or declares it, if there is any.
  func section(meantBy name: OperatorName, in chapter: String) -> OperatorSection? {
    if !isKnown(name) { return nil }
    if let owner = owner(of: name), owner.chapter == chapter { return owner }
    let own = sectionsByBase[name.base, default: []].filter { $0.chapter == chapter }
    return best(of: own, for: name) ?? owner(of: name)
  }

  /// All names that mean something, for whoever has mistyped one.
  var names: [String] { Set(entries.map(\.name) + sections.flatMap(\.named)).sorted().map(\.text) }

  /// The section that owns `name`.
  func owner(of name: OperatorName) -> OperatorSection? {
    if let told = ownedPlaces[name] {
      return sections.first { "chapter\($0.number)" == told.chapter && $0.anchor == told.anchor }
    }
    return isKnown(name) ? best(of: sectionsByBase[name.base, default: []], for: name) : nil
  }

  /// Whether its label is one that somebody has written before.
  private func isKnown(_ name: OperatorName) -> Bool {
    name.label == nil || functionNames.contains(name)
      || sectionsByBase[name.base, default: []].contains { $0.named.contains(name) || $0.declares(name) }
  }

  /// Of those that say the most of `name`, the first.
  private func best(of sections: [OperatorSection], for name: OperatorName) -> OperatorSection? {
    var best: (section: OperatorSection, weight: Int)?
    for section in sections {
      guard let weight = section.weight(of: name), weight > best?.weight ?? 0 else { continue }
      best = (section, weight)
    }
    return best?.section
  }

  // MARK: Making entries

  /// The names that the index has: those of operators that headings, diagrams, and choices name, and those that are
  /// only declared; and what else choices name.
  private func names(choosing chosen: some Sequence<OperatorName>) -> Set<OperatorName> {
    let declared = Set((sections.flatMap(\.declared) + list.functions).map(\.name))
    let declaredBases = Set(declared.map(\.base))
    let told = sections.flatMap { $0.named + $0.diagrams.compactMap(\.name) } + list.names.map(\.name)
    // `throttle(latest: false)` is about a label that is not the first.
    let meant = (told + list.owned.map(\.name)).map { name in
      declared.contains(name) || !declaredBases.contains(name.base) ? name : name.plain
    }
    var names = Set(meant.filter { bases.contains($0.base) })
    names.formUnion(chosen)
    for function in sections.flatMap(\.declared) where bases.contains(function.name.base) {
      if !names.contains(function.name) { names.insert(function.name.plain) }
    }
    // `ifEmpty` alone is none where there are `ifEmpty(default:)` and `ifEmpty(switchTo:)` only.
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
    /// Whether this entry is the one for what is declared under `other`.
    func isMine(_ other: OperatorName) -> Bool {
      other == name || other.plain == name && !names.contains(other)
    }
    let own = sectionsByBase[name.base, default: []]
    let declared = own.flatMap(\.declared).filter { isMine($0.name) }.map(\.signature)
    let library = functions.filter { isMine($0.name) }
    let shortest = library.map(\.signature).min { ($0.count, $0) < ($1.count, $1) }
    let others = own.filter { $0.named.contains(name) && $0.address != owner.address }
    return Entry(
      name: name, summary: library.lazy.compactMap(\.summary).first,
      signatures: declared.isEmpty ? [shortest].compactMap(\.self) : declared, section: owner, others: others,
      diagram: owner.diagram(of: name), advice: advice)
  }

  /// For each name what it is chosen for, and what stands beside that.
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
  /// What its `choose` fences say, in order.
  var choiceLists: [ChoiceList] {
    fences.compactMap { fence in
      fence.role == .choices ? ChoiceList(fence.markdown, file: document.file) : nil
    }
  }
}
