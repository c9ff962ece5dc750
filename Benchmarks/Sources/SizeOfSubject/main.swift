import Reactive

// What `figures size` compares the chain with: a subject and its observer.
let subject = PublishSubject<Int>()
let subscription = subject.subscribe(onNext: { print($0) })
subject.onNext(CommandLine.arguments.count)
subscription.dispose()
