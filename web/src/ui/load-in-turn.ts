/** Pictures that begin to load per frame. Each takes a slow phone milliseconds. */
const perFrame = 3

const waiting = new Set<() => void>()
let frame: number | undefined

/**
 * Calls `load` when it is its turn, a few per frame, so that a fling through hundreds of pictures doesn't
 * stutter. The returned function takes it out of the queue, for a picture that has already scrolled away.
 */
export function loadInTurn(load: () => void): () => void {
  waiting.add(load)
  askForFrame()
  return () => void waiting.delete(load)
}

function askForFrame(): void {
  if (waiting.size > 0) frame ??= requestAnimationFrame(afterFrame)
}

/** Runs outside the frame, which handles scrolling. */
function afterFrame(): void {
  setTimeout(loadSome)
}

function loadSome(): void {
  frame = undefined
  for (const load of [...waiting].slice(0, perFrame)) {
    waiting.delete(load)
    load()
  }
  askForFrame()
}
