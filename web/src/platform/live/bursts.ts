/**
 * What comes first is acted on at once, and what follows within a pause together after it: a series of
 * events is twenty pieces of news, and one thing to read again.
 */
export function inBursts<Thing>(
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
