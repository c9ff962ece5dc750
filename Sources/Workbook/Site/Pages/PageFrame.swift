/// What stands around every page.
struct PageFrame {
  static let book: HTML = "Reactive programming in Swift"

  let title: HTML
  /// The way from the page's folder to the site's.
  let root: HTML
  let body: HTML

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="stylesheet" href="\(root)style.css">
    </head>
    <body>
    <a class="skip" href="#content">Skip to the text</a>
    \(body)</body>
    </html>

    """
  }
}

extension HTML {
  /// Whatever `markup` makes of each of `items`, one after the other.
  static func each<Item>(_ items: [Item], _ markup: (Item) -> HTML) -> HTML {
    var html: HTML = ""
    for item in items { html += markup(item) }
    return html
  }
}
