extension TestScheduler: MarbleStage {
  package var present: Int { clock }

  package func perform(at time: Int, _ work: @escaping () -> Void) { scheduleAt(time, action: work) }

  package func play(until time: Int) { advanceTo(time - 1) }
}
