import { startTransition, useEffect, useState } from 'react'

/** More rows in one frame would hold up the scrolling of a slow phone. */
const rowsPerFrame = 3

const waiting = new Set<() => void>()
let frame: number | undefined

/** False until it is this row's turn to be drawn; `isFirst` has no row before it. */
export function useTurn(isFirst: boolean): boolean {
  const [hasCome, setCome] = useState(isFirst)
  useEffect(() => {
    if (hasCome) return undefined
    // What is typed or pressed meanwhile goes first.
    const come = () => startTransition(() => setCome(true))
    wait(come)
    return () => {
      waiting.delete(come)
    }
  }, [hasCome])
  return hasCome
}

function wait(come: () => void): void {
  waiting.add(come)
  frame ??= requestAnimationFrame(afterFrame)
}

/** Not in the frame itself, which has the scrolling to do. */
function afterFrame(): void {
  setTimeout(drawSome)
}

function drawSome(): void {
  for (const come of [...waiting].slice(0, rowsPerFrame)) {
    waiting.delete(come)
    come()
  }
  frame = waiting.size > 0 ? requestAnimationFrame(afterFrame) : undefined
}
