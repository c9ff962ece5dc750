/// Returns the style sheet of all pages: the rules that depend on Swift code, followed by
/// `CSiteAssets/assets/style.css`.
func styleSheet(_ themes: [Theme] = Theme.all) -> String {
  // `CodeLines` marks the indentation of lines with these classes.
  let indentations = (1...CodeLines.deepest).map { ".i\($0){--i:\($0)}" }.joined()
  return Theme.styles(themes) + indentations + "\n\n" + EmbeddedAsset.contents(of: "style.css")
}
