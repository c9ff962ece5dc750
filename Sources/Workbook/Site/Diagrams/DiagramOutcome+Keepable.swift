import ReactiveTesting

extension DiagramOutcome: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    switch try kept.byte() {
    case 0: self = .recorded(try kept.next())
    case 1: self = .failed(try kept.next())
    default: throw KeptReader.NotWhole()
    }
  }

  func write(to kept: inout KeptWriter) {
    switch self {
    case .recorded(let recording):
      kept.add(byte: 0)
      kept.add(recording)
    case .failed(let error):
      kept.add(byte: 1)
      kept.add(error)
    }
  }
}

extension MarblePlayError: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    self.init(line: try kept.next(), column: try kept.next(), message: try kept.next())
  }

  func write(to kept: inout KeptWriter) { kept.add(line, column, message) }
}

extension MarbleRecording: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    self.init(frame: try kept.next())
    sources = try kept.next()
    subscriptions = try kept.next()
    observers = try kept.next()
    inner = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(frame, sources, subscriptions, observers, inner) }
}

extension MarbleRecording.Track: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    self.init(name: try kept.next(), timeline: try kept.next())
  }

  func write(to kept: inout KeptWriter) { kept.add(name, timeline) }
}

extension MarbleRecording.Inner: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    self.init(key: try kept.next(), timeline: try kept.next())
  }

  func write(to kept: inout KeptWriter) { kept.add(key, timeline) }
}

extension MarbleTimeline: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    self.init(start: try kept.next(), entries: try kept.next(), horizon: try kept.next())
  }

  func write(to kept: inout KeptWriter) { kept.add(start, entries, horizon) }
}

extension MarbleTimeline.Entry: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    self.init(try kept.next(), try kept.next())
  }

  func write(to kept: inout KeptWriter) { kept.add(time, signal) }
}

extension MarbleTimeline.Signal: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    switch try kept.byte() {
    case 0: self = .element(try kept.next())
    case 1: self = .completed
    case 2: self = .error(try kept.next())
    case 3: self = .subscription
    case 4: self = .disposal
    case 5: self = .sequence(try kept.next())
    default: throw KeptReader.NotWhole()
    }
  }

  func write(to kept: inout KeptWriter) {
    switch self {
    case .element(let text):
      kept.add(byte: 0)
      kept.add(text)
    case .completed: kept.add(byte: 1)
    case .error(let text):
      kept.add(byte: 2)
      kept.add(text)
    case .subscription: kept.add(byte: 3)
    case .disposal: kept.add(byte: 4)
    case .sequence(let number):
      kept.add(byte: 5)
      kept.add(number)
    }
  }
}
