import Lesson
import Reactive

/// Operators that drop the beginning.
@ExampleListBuilder
var skipping: ExampleList {
  diagram(
    "skip", "humidity: --0--0--48--0--51--|"
  ) { (humidity: Observable<Int>) in
    humidity.skip(1)
  }

  diagram(
    "skip(while:)", "humidity: --0--0--48--0--51--|"
  ) { (humidity: Observable<Int>) in
    humidity.skip(while: { $0 == 0 })
  }

  diagram(
    "skip(until:)",
    """
    humidity:  --0--0--48--0--51--|
    ready:     -----------1-------->
    """
  ) { (humidity: Observable<Int>, ready: Observable<Int>) in
    humidity.skip(until: ready)
  }

  example(of: "masks to pack") {
    let masks = Observable.of(
      Mask(number: 1, isCracked: true), Mask(number: 2),
      Mask(number: 3, isCracked: true), Mask(number: 4))

    _ =
      masks
      .skip(while: { $0.isCracked })
      .subscribe(onNext: { print("pack mask", $0.number) })
  }

  example(of: "the skips at the ends") {
    let silence = Observable<Int>.never()
    compare(
      ["1451|", "1|", "|", "14X"],
      [
        "skip(0)": { $0.skip(0) },
        "skip(-1)": { $0.skip(-1) },
        "skip(2)": { $0.skip(2) },
        "skip(until: silence)": { $0.skip(until: silence) },
        "skip(while: { $0 < 4 })": { $0.skip(while: { $0 < 4 }) },
        "filter { $0 >= 4 }": { $0.filter { $0 >= 4 } },
      ])
  }
}
