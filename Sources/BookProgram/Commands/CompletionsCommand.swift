import ArgumentParser
import Workbook

/// Prints what makes a shell complete the words of a command line.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Print what makes your shell complete commands and names.",
    usage: """
      source <(./rxbook completions bash)
      source <(./rxbook completions zsh)
      ./rxbook completions fish | source
      """)

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: Shell

  enum Shell: String, ExpressibleByArgument, CaseIterable { case bash, zsh, fish }

  func run() throws {
    Console.output().line(shell.script)
  }
}

extension CompletionsCommand.Shell {
  /// The script for this shell: the parser's own, changed where it takes the program to be called by its bare name, and
  /// where the shell would show what goes wrong while somebody types.
  fileprivate var script: String {
    switch self {
    case .bash:
      RxBook.completionScript(for: .bash)
        .replacing(
          #""${COMP_WORDS[0]}" "${@}" "${words[@]}""#,
          with: #""${COMP_WORDS[0]/#'~/'/${HOME}/}" "${@}" "${words[@]}" 2>/dev/null"#)
    case .zsh:
      """
      (( ${+functions[compdef]} )) || { autoload -Uz compinit && compinit -i; }
      """ + "\n"
        + RxBook.completionScript(for: .zsh)
        .replacing("#compdef rxbook\n", with: "")
        .replacing(
          #""${command_name}" "${@}" "${command_line[@]}""#,
          with: #""${command_name/#\~\//${HOME}/}" "${@}" "${command_line[@]}" 2>/dev/null"#)
    case .fish:
      RxBook.completionScript(for: .fish)
        .replacing(
          "    switch $unparsed_tokens[1]\n    case 'rxbook'\n",
          with: """
                set unparsed_tokens[1] (string replace -r '.*/' '' -- $unparsed_tokens[1])
                switch $unparsed_tokens[1]
                case 'rxbook'

            """
        )
        .replacing(
          "    command $tokens[1] $argv $tokens",
          with: """
                set -l program (string replace -r '^~/' $HOME/ -- $tokens[1])
                command -q $program; and command $program $argv $tokens 2>/dev/null
            """)
    }
  }
}
