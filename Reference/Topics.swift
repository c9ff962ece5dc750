// Writes the documentation page of `ObservableType`, which groups the operators by the folders of Sources/Reactive/Operators.
//
// `./reference` runs this script after a first conversion. SYMBOLS is the symbol graph of the module; PAGES are the converted
// pages, which contain the DocC link of each symbol.
import Foundation

struct Failure: Error {
  let text: String
}

func json(_ file: URL) throws -> [String: Any] {
  guard let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] else {
    throw Failure(text: "\(file.path) isn't a JSON object.")
  }
  return object
}

let arguments = CommandLine.arguments
guard arguments.count == 4 else { throw Failure(text: "usage: Topics.swift SYMBOLS PAGES RESULT") }
let (symbols, pages, result) = (
  URL(filePath: arguments[1]), URL(filePath: arguments[2]), URL(filePath: arguments[3])
)

/// The DocC links of symbols, by their mangled identifiers.
var links: [String: String] = [:]
let files = FileManager.default.enumerator(at: pages, includingPropertiesForKeys: nil)
while let file = files?.nextObject() as? URL {
  guard file.pathExtension == "json" else { continue }
  let page = try json(file)
  guard let symbol = (page["metadata"] as? [String: Any])?["externalID"] as? String,
    let address = (page["identifier"] as? [String: Any])?["url"] as? String,
    let path = address.range(of: "/documentation/Reactive/")
  else { continue }
  links[symbol] = String(address[path.upperBound...])
}

/// The DocC links of operators, by the folders of their source files.
var topics: [String: Set<String>] = [:]
for symbol in try json(symbols)["symbols"] as? [[String: Any]] ?? [] {
  guard let name = (symbol["identifier"] as? [String: Any])?["precise"] as? String, let link = links[name],
    link.hasPrefix("ObservableType/"),
    let file = (symbol["location"] as? [String: Any])?["uri"] as? String,
    let folder = file.firstMatch(of: #/Sources/Reactive/Operators/(\w+)//#)?.1
  else { continue }
  topics[String(folder), default: []].insert(link)
}
guard topics.count >= 8 else {
  throw Failure(text: "Expected operators in at least 8 folders, found \(topics.count).")
}

var text = "# ``Reactive/ObservableType``\n\n## Topics\n"
for (topic, links) in topics.sorted(by: { $0.key < $1.key }) {
  text += "\n### \(topic)\n\n" + links.sorted().map { "- ``\($0)``\n" }.joined()
}
try Data(text.utf8).write(to: result)
