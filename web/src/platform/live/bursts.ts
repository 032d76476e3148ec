/**
 * Handles the first event at once and those within a pause together, because a series causes twenty
 * events but needs one refetch.
 */
export function throttleBursts<Thing>(
  act: (things: readonly Thing[]) => void,
  pause: () => Promise<void>,
): (thing: Thing) => void {
  let gathered: Thing[] = []
  let isPausing = false

  async function actAndPause(): Promise<void> {
    isPausing = true
    try {
      while (gathered.length > 0) {
        const things = gathered
        gathered = []
        act(things)
        await pause()
      }
    } finally {
      isPausing = false
    }
  }

  return (thing) => {
    gathered.push(thing)
    if (!isPausing) void actAndPause()
  }
}
