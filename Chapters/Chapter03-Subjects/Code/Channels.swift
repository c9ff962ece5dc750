import Lesson
import Reactive

/// Without a subject: an observer in a variable.
@ExampleListBuilder
var microphones: ExampleList {
  example(of: "a borrowed observer") {
    var microphone: AnyObserver<String>?
    let channel = Observable<String>.create { observer in
      microphone = observer
      return Disposables.create()
    }
    let tern = channel.noted(by: "Tern")
    let plover = channel.noted(by: "Plover")

    microphone?.onNext("Gale warning")

    tern.dispose()
    plover.dispose()
  }
}

/// A radio channel: current subscribers receive the messages.
@ExampleListBuilder
var channels: ExampleList {
  example(of: "PublishSubject") {
    let channel = PublishSubject<String>()
    channel.onNext("Gale warning")
    let tern = channel.noted(by: "Tern")
    channel.onNext("Fog at the point")
    let plover = channel.noted(by: "Plover")
    channel.onNext("Berth 4 is free")
    tern.dispose()
    channel.onNext("Berth 4 is taken")
    plover.dispose()
  }

  diagram(
    "PublishSubject",
    """
    channel:  --gale--fog--free--taken-->
    Tern:           ^-----------!
    Plover:               ^-------------!
    """, hot: ["channel"]
  ) { (channel: Observable<String>) in
    channel.sent(through: PublishSubject())
  }

  example(of: "a channel that has closed") {
    let bag = DisposeBag()
    let channel = PublishSubject<String>()
    channel.noted(by: "Tern").disposed(by: bag)
    channel.onNext("Last ferry at 18:00")
    print("has observers:", channel.hasObservers)
    channel.onCompleted()
    print("has observers:", channel.hasObservers)
    channel.onNext("The ferry is late")
    channel.onError(HarbourError.offAir)
    channel.noted(by: "Plover").disposed(by: bag)
  }

  example(of: "tuned in too late") {
    let channel = PublishSubject<String>()
    channel.onCompleted()

    _ = channel.subscribe(onNext: { print("Tern hears \($0)") })
    _ = channel.subscribe(
      onNext: { print("Plover hears \($0)") },
      onCompleted: { print("Plover tries another channel") })
  }

  example(of: "a channel fed by others") {
    let bag = DisposeBag()
    let channel = PublishSubject<String>()
    channel.noted(by: "Tern").disposed(by: bag)
    let office = Observable.of("Harbour open", "Berth 4 is free")
    let coastguard = Observable.of("Gale warning")

    office.subscribe(channel).disposed(by: bag)
    coastguard.subscribe(channel).disposed(by: bag)
  }
}

/// An element that is sent while another one is delivered.
@ExampleListBuilder
var answers: ExampleList {
  example(of: "an answer on the same channel") {
    let bag = DisposeBag()
    let channel = PublishSubject<String>()
    channel
      .subscribe(onNext: { call in
        print("Tern hears: \(call)")
        if call == "Tern, where are you?" {
          channel.onNext("At the pier")
          print("Tern has answered")
        }
      })
      .disposed(by: bag)
    channel.noted(by: "Plover").disposed(by: bag)

    channel.onNext("Tern, where are you?")
  }
}
