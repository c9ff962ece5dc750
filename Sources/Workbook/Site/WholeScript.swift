/// The script of the pages as they load it.
let wholeScript = (pageScript + searchScript + diagramScript + codeScript).withoutItsReaders
