import CTemplates
import Foundation
import SystemSupport
import TextSupport

/// The templates in a folder of `CTemplates/templates`, with placeholders like in `# {{title}}`.
struct TemplateFolder: Sendable {
  /// The templates, each with the path of the file that it creates.
  let files: [(path: String, template: Template)]

  init(_ name: String) {
    files = (0..<scaffold_template_count()).compactMap { index in
      let file = scaffold_template_at(index)
      let path = String(cString: file.path)
      guard path.hasPrefix("\(name)/") else { return nil }
      let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.size)
      return (String(path.dropFirst(name.count + 1)), Template(String(decoding: bytes, as: UTF8.self)))
    }
  }

  /// Writes the files to `folder`, which must not contain any of them.
  ///
  /// Every placeholder must have a value, and every value must have a placeholder.
  func write(to folder: URL, values: [String: String]) throws {
    let unused = Set(values.keys).subtracting(files.flatMap(\.template.placeholders))
    precondition(
      unused.isEmpty, "No template has a placeholder for: \(unused.sorted().joined(separator: ", "))")
    for (path, template) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = template.filled(with: values)
      // A script is executable.
      let draft = try AtomicFile(of: text.utf8, for: file, mode: text.hasPrefix("#!") ? 0o777 : 0o666)
      guard try draft.createExclusively() else { throw POSIXError(.EEXIST) }
    }
  }
}
