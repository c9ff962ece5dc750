import Dispatch
import Lesson
import Reactive

private let clock = MainScheduler.instance

/// Two texts, of which the first one is answered later.
private let twoTexts = """
  typed:  --v-vi------------|
  v:      --------A|
  vi:     --B|
  """

/// The user rests after two letters.
private let resting = """
  typed:  -v-vi----viola----------------->
  """

// A slow server: the shorter the text, the more it finds, and the
// longer it needs. Each answer is the text that it belongs to.
private func find(_ text: String) -> Observable<String> {
  let needed = max(300, 2_400 - 400 * text.utf8.count)
  return Observable.just(text)
    .delay(.milliseconds(needed), scheduler: clock)
}

/// A letter is added, and taken back.
private let takenBack = """
  typed:  -v-vi-v----------|
  hits:   --A|
  """

/// The request for `v` fails, and the one for `vi` succeeds.
private let failing = """
  typed:  --v--------vi--------|
  v:      ---X
  vi:     ---B|
  """

@ExampleListBuilder
var searching: ExampleList {
  diagram(
    "step 1: flatMap", twoTexts, frame: .milliseconds(100)
  ) {
    (
      typed: Observable<String>, v: Observable<String>,
      vi: Observable<String>
    ) in
    typed.flatMap { text in text == "v" ? v : vi }
  }

  diagram(
    "a request for each letter",
    """
    typed:  -v-vi-vio----------|
    hits:   -----A|
    """, frame: .milliseconds(100)
  ) { (typed: Observable<String>, hits: Observable<String>) in
    typed.flatMapLatest { _ in hits }
  }

  diagram(
    "step 3: throttle",
    """
    typed:  -v-vi-vio----------|
    """, frame: .milliseconds(100)
  ) { (typed: Observable<String>) in
    typed.throttle(.milliseconds(600), scheduler: clock)
  }

  diagram(
    "debounce for a typist", resting, frame: .milliseconds(100)
  ) { (typed: Observable<String>) in
    typed.debounce(.milliseconds(300), scheduler: clock)
  }

  diagram(
    "a rest and flatMap", resting, frame: .milliseconds(100)
  ) { (typed: Observable<String>) in
    typed.debounce(.milliseconds(300), scheduler: clock)
      .flatMap { text in find(text) }
  }

  diagram(
    "a rest and flatMapLatest", resting, frame: .milliseconds(100)
  ) { (typed: Observable<String>) in
    typed.debounce(.milliseconds(300), scheduler: clock)
      .flatMapLatest { text in find(text) }
  }

  diagram(
    "distinctUntilChanged above throttle",
    """
    typed:  -v-vi-v----------|
    """, frame: .milliseconds(100)
  ) { (typed: Observable<String>) in
    typed.distinctUntilChanged()
      .throttle(.milliseconds(600), scheduler: clock)
  }

  diagram(
    "step 4: distinctUntilChanged", takenBack,
    frame: .milliseconds(100)
  ) { (typed: Observable<String>, hits: Observable<String>) in
    typed.throttle(.milliseconds(600), scheduler: clock)
      .distinctUntilChanged()
      .flatMapLatest { _ in hits }
  }

  diagram(
    "catchAndReturn at the end", failing,
    frame: .milliseconds(100)
  ) {
    (
      typed: Observable<String>, v: Observable<String>,
      vi: Observable<String>
    ) in
    typed.flatMapLatest { text in text == "v" ? v : vi }
      .catchAndReturn("?")
  }

  diagram(
    "step 5: retry and catchAndReturn inside", failing,
    frame: .milliseconds(100)
  ) {
    (
      typed: Observable<String>, v: Observable<String>,
      vi: Observable<String>
    ) in
    typed.flatMapLatest { text in
      (text == "v" ? v : vi).retry(2).catchAndReturn("?")
    }
  }

  diagram("step 6: startWith", slow, frame: .milliseconds(100)) {
    (typed: Observable<String>, hits: Observable<String>) in
    typed.flatMapLatest { text in
      hits.map { "\($0)\(text)" }.startWith("wait")
    }
  }

  diagram(
    "share at the end", shared, hot: ["typed"],
    frame: .milliseconds(100)
  ) { (typed: Observable<String>, hits: Observable<String>) in
    typed.flatMapLatest { _ in hits }.share(replay: 1)
  }
}

/// A text is replaced while its hits are on the screen.
private let slow = """
  typed:  -v--------vi---------|
  hits:   ----H|
  """

/// Two labels show the same hits.
private let shared = """
  typed:  ---v----------|
  hits:   ---H|
  list:   ^-------------->
  count:  -^------------->
  """
