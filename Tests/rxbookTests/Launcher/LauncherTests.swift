import Foundation
import TestSupport
import Testing

/// The launcher script `rxbook`, with a fake `swift` that records its calls and writes a program.
@Suite(.waiting) struct LauncherTests {
  private let folder: TemporaryFolder
  private static let chapters = ["Chapter02-Observables", "Chapter03-Subjects"]

  init() throws {
    folder = try TemporaryFolder()
    for name in ["rxbook", ".launcher.bash"] {
      try folder.writeScript(BookCopy.script(name), to: "book/\(name)")
    }
    try folder.write("", to: "book/Package.swift")
    try folder.write("", to: "book/Sources/A.swift")
    for chapter in Self.chapters { try folder.write("", to: "book/Chapters/\(chapter)/Code/A.swift") }
    try folder.writeScript(
      """
      #!/bin/bash
      while [ "$1" != --package-path ]; do shift; done
      place=$2 scratch=$4 product=$6
      echo "$product" >>"$(dirname "$0")/log"
      mkdir -p "$scratch/debug" "$scratch/checkouts"
      echo "\\"$place/Package.swift\\"" >"$scratch/debug.yaml"
      printf '#!/bin/bash\\necho "$@"\\n' >"$scratch/debug/$product"
      chmod +x "$scratch/debug/$product"
      """, to: "bin/swift")
  }

  private func launch(_ book: String = "book", _ arguments: String = "list") throws -> Program.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let tools = folder.url.appending(path: "bin").path(percentEncoded: false)
    return try Program.run(
      ["-c", "./\(book)/rxbook \(arguments)"], in: folder.url,
      environment: ["PATH": "\(tools):\(path)", "RXBOOK_SCRATCH": ""], program: URL(filePath: "/bin/bash"))
  }

  private var builds: Int {
    get throws { try folder.read("bin/log").split(separator: "\n").count }
  }

  @Test func `the launcher builds once and passes on its arguments`() throws {
    #expect(try launch("book", "run 'two words'").output == "run two words\n")
    #expect(try launch().output == "list\n")
    #expect(try builds == 1)
  }

  @Test func `commands for authors run in a program of their own, which is built when it is needed`() throws {
    #expect(try launch().output == "list\n")
    #expect(try launch("book", "build --check").output == "build --check\n")
    #expect(try launch("book", "serve").output == "serve\n")
    #expect(try launch().output == "list\n")
    #expect(try folder.read("bin/log") == "rxbook\nrxbook-author\n")
    try folder.write("// Changed.", to: "book/Sources/A.swift")
    _ = try launch("book", "prove")
    _ = try launch()
    #expect(try folder.read("bin/log") == "rxbook\nrxbook-author\nrxbook-author\nrxbook\n")
  }

  @Test func `a build forgets builds by hand of all targets except tests`() throws {
    let names = ["Runner.build/primary.priors", "RunnerTests.build/primary.priors", "Runner.build/A.swift.o"]
    for name in names { try folder.write("", to: "book/.build/machine/debug/\(name)") }
    _ = try launch()
    let places = names.map { folder.url.appending(path: "book/.build/machine/debug/\($0)") }
    #expect(
      places.map { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) } == [
        false, true, true,
      ])
  }

  /// Returns what `require_cmark` prints without the headers, with a fake `apt-get`, `sudo` and `id`.
  private func install(
    root: Bool, sudo: Bool = true, terminal input: String? = nil, _ environment: [String: String] = [:]
  ) throws -> String {
    try folder.writeScript("#!/bin/bash\necho \(root ? 0 : 1000)\n", to: "bin/id")
    try folder.writeScript("#!/bin/bash\necho \"apt-get $*\"\n", to: "bin/apt-get")
    try folder.writeScript(
      sudo
        ? "#!/bin/bash\n[ \"$1\" != -n ] || { no=-n; shift; }\n[ \"$1\" = true ] || { echo \"sudo $no\"; \"$@\"; }\n"
        : "#!/bin/bash\nexit 1\n", to: "bin/sudo")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let variables = environment.merging(["PATH": "\(folder.url.path(percentEncoded: false))/bin:\(path)"]) {
      $1
    }
    let script = """
      launcher=rxbook folder=book
      . book/.launcher.bash
      has_cmark() { return 1; }
      require_cmark && echo ready || echo stopped
      """
    let bash = URL(filePath: "/bin/bash")
    guard let input else {
      let outcome = try Program.run(["-c", script], in: folder.url, environment: variables, program: bash)
      return outcome.errors + outcome.output
    }
    let terminal = try PseudoTerminal(bash, ["-c", script], in: folder.url, environment: variables)
    terminal.wait(for: "[Y/n]")
    terminal.type(input)
    return terminal.wait(for: input == "n\n" ? "stopped" : "ready")
  }

  @Test func `for root, and for users without a terminal, cmark's headers are installed without asking`()
    throws
  {
    let installed = "apt-get install -y libcmark-dev\nready\n"
    let root = try install(root: true)
    #expect(root.hasPrefix("rxbook: installing libcmark-dev, ") && root.hasSuffix(installed))
    #expect(!root.contains("sudo"))
    let user = try install(root: false)
    #expect(user.hasPrefix("rxbook: installing libcmark-dev with sudo, ") && user.hasSuffix(installed))
    #expect(user.contains("sudo -n\n"))
  }

  @Test func `without permission, or with RXBOOK_INSTALL=no, the command is printed`() throws {
    let advice = "rxbook: cmark's headers are missing; install them with: "
    #expect(try install(root: false, sudo: false) == "\(advice)sudo apt-get install libcmark-dev\nstopped\n")
    for (root, command) in [(true, "apt-get"), (false, "sudo apt-get")] {
      #expect(
        try install(root: root, ["RXBOOK_INSTALL": "no"])
          == "\(advice)\(command) install libcmark-dev\nstopped\n")
    }
  }

  @Test func `on a terminal, a user is asked before the installation`() throws {
    let yes = try install(root: false, terminal: "\n")
    #expect(yes.contains("apt-get install -y libcmark-dev") && !yes.contains("sudo -n"))
    let no = try install(root: false, terminal: "n\n")
    #expect(!no.contains("install -y") && no.contains("nothing was installed"))
  }

  @Test func `removing or adding a chapter's code causes a build`() throws {
    _ = try launch()
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "book/Chapters/\(Self.chapters[0])/Code"))
    _ = try launch()
    #expect(try builds == 2)
    _ = try launch()
    #expect(try builds == 2)
  }

  @Test func `changing a text does not cause a build`() throws {
    _ = try launch()
    try folder.write("# Subjects\n", to: "book/Chapters/\(Self.chapters[0])/Chapter.md")
    _ = try launch()
    #expect(try builds == 1)
  }

  @Test(arguments: ["mv", "cp -r"])
  func `a moved or copied book is rebuilt without fetching its dependencies again`(command: String) throws {
    _ = try launch()
    try folder.write("", to: "book/.build/checkouts/library/A.swift")
    try folder.write("", to: "book/.build/debug/ModuleCache/A.pcm")
    _ = try Program.run(["-c", "\(command) book other"], in: folder.url, program: URL(filePath: "/bin/bash"))
    let outcome = try launch("other")
    #expect(outcome.output == "list\n")
    #expect(outcome.errors.contains("rxbook: the book has been moved or copied; rebuilding it\n"))
    #expect(try folder.read("other/.build/checkouts/library/A.swift").isEmpty)
    #expect(throws: (any Error).self) { try folder.read("other/.build/debug/ModuleCache/A.pcm") }
    #expect(try launch("other").errors.isEmpty)
  }
}
