import SystemSupport
import ArgumentParser
import TerminalUI

/// Prints a shell's completion script.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Print a completion script for your shell.",
    usage: """
      source <(./rxbook completions bash)
      source <(./rxbook completions zsh)
      ./rxbook completions fish | source
      """)

  @Argument(help: "The shell.")
  var shell: Shell

  enum Shell: String, ExpressibleByArgument, CaseIterable { case bash, zsh, fish }

  func run() throws {
    Console.output().line(try shell.script(from: shell.original))
  }
}

extension CompletionsCommand.Shell {
  /// The script that ArgumentParser generates for this shell.
  var original: String {
    switch self {
    case .bash: RxBook.completionScript(for: .bash)
    case .zsh: RxBook.completionScript(for: .zsh)
    case .fish: RxBook.completionScript(for: .fish)
    }
  }

  /// Returns ArgumentParser's script with the changes that rxbook needs.
  ///
  /// ArgumentParser assumes that the program is called by its bare name, and its scripts let error messages appear
  /// while the user types. If a later version generates other scripts, a replacement would find nothing, and completion
  /// would silently stop working, so that is an error.
  func script(from original: String) throws(CompletionScriptError) -> String {
    var script = original
    for change in changes {
      guard script.contains(change.old) else {
        throw CompletionScriptError(shell: rawValue, text: change.old)
      }
      script = script.replacing(change.old, with: change.new)
    }
    return prefix + script
  }

  private var prefix: String {
    switch self {
    case .bash, .fish: ""
    case .zsh: "(( ${+functions[compdef]} )) || { autoload -Uz compinit && compinit -i; }\n"
    }
  }

  /// The replacements in ArgumentParser's script.
  var changes: [(old: String, new: String)] {
    switch self {
    case .bash:
      [
        (
          #""${COMP_WORDS[0]}" "${@}" "${words[@]}""#,
          #""${COMP_WORDS[0]/#'~/'/${HOME}/}" "${@}" "${words[@]}" 2>/dev/null"#
        )
      ]
    case .zsh:
      [
        ("#compdef rxbook\n", ""),
        (
          #""${command_name}" "${@}" "${command_line[@]}""#,
          #""${command_name/#\~\//${HOME}/}" "${@}" "${command_line[@]}" 2>/dev/null"#
        ),
      ]
    case .fish:
      [
        (
          "    switch $unparsed_tokens[1]\n    case 'rxbook'\n",
          """
              set unparsed_tokens[1] (string replace -r '.*/' '' -- $unparsed_tokens[1])
              switch $unparsed_tokens[1]
              case 'rxbook'

          """
        ),
        (
          "    command $tokens[1] $argv $tokens",
          """
              set -l program (string replace -r '^~/' $HOME/ -- $tokens[1])
              command -q $program; and command $program $argv $tokens 2>/dev/null
          """
        ),
      ]
    }
  }
}

/// ArgumentParser's script does not contain a text that rxbook replaces.
struct CompletionScriptError: UserError {
  let shell: String
  /// The text that was expected in the script.
  let text: String

  var description: String {
    """
    The completion script for \(shell) cannot be created, because this version of ArgumentParser generates one without
    \(text)
    """
  }
}
