import Lesson
import Reactive

/// The questions of the section "Check yourself".
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a call to Plover") {
    let channel = PublishSubject<String>()
    var plover: (any Disposable)?
    let tern = channel.subscribe(onNext: { news in
      if news == "fog" { plover = channel.noted(by: "Plover") }
    })
    for news in ["fog", "gale"] { channel.onNext(news) }
    tern.dispose()
    plover?.dispose()
  }

  example(of: "off the air") {
    let channel = PublishSubject<String>()
    channel.onNext("fog")
    channel.onError(HarbourError.offAir)
    _ = channel.subscribe(
      onNext: { print($0) }, onError: { print("failed:", $0) },
      onCompleted: { print("closed") }, onDisposed: { print("over") })
  }

  example(of: "a final price") {
    let price = BehaviorSubject(value: 40)
    price.onNext(52)
    price.onCompleted()
    print((try? price.value()) ?? 0)
    _ = price.noted(by: "receipt")
  }

  example(of: "a console") {
    let lines = ReplaySubject<String>.create(bufferSize: 2)
    lines.onNext("started")
    lines.onNext("request")
    lines.onNext("disk full")
    lines.onError(HarbourError.offAir)
    _ = lines.noted(by: "console")
  }

  example(of: "a line to the coastguard") {
    let coastguard = PublishSubject<String>()
    let channel = PublishSubject<String>()
    let tern = channel.noted(by: "Tern")
    let line = coastguard.subscribe(channel)
    line.dispose()
    coastguard.onCompleted()
    channel.onNext("fog")
    tern.dispose()
  }

  example(of: "a channel at night") {
    let channel = PublishSubject<String>()
    channel.onCompleted()
    channel.dispose()
    _ = channel.noted(by: "Tern")
  }

  example(of: "two screens") {
    let result = AsyncSubject<Int>()
    _ = result.noted(by: "list")
    _ = Observable.of(20, 80, 100).subscribe(result)
    _ = result.noted(by: "map")
  }

  example(of: "a counter") {
    let count = BehaviorRelay(value: 0)
    let screen = count.subscribe(onNext: { number in
      print("screen", number)
      if number == 1 { count.accept(2) }
      print("value", count.value)
    })
    count.accept(1)
    screen.dispose()
  }

  example(of: "a profile in a relay") {
    final class Profile {
      var name = "Ada"
    }
    let profile = BehaviorRelay(value: Profile())
    let screen = profile.subscribe(onNext: { print("screen", $0.name) })
    profile.value.name = "Bea"
    print("profile", profile.value.name)
    screen.dispose()
  }
}
