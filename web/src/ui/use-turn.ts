import { startTransition, useEffect, useLayoutEffect, useState } from 'react'

/** More rows in one frame would hold up the scrolling of a slow phone. */
const maxPerFrame = 3
/** Milliseconds from frame to frame; where one row takes longer, no other joins it. */
const swiftFrame = 25

const waiting = new Set<() => void>()
/** Told to be drawn, and not in the page yet. */
const underWay = new Set<() => void>()
let perFrame = 1
let begun = 0
let frame: number | undefined

/**
 * False until it is this row's turn to be drawn; `isFirst` has no row before it. Without turns scrolling
 * holds up a slow computer for twice as long, with `content-visibility` too (bench/pages.md).
 */
export function useFrameQueue(isFirst: boolean): boolean {
  const [wasFirst] = useState(isFirst)
  const [hasCome, setCome] = useState(wasFirst)
  useEffect(() => {
    if (hasCome) return undefined
    // Typing and presses go first.
    const come = () => startTransition(() => setCome(true))
    waiting.add(come)
    askForFrame()
    return () => leave(come)
  }, [hasCome])
  useLayoutEffect(() => {
    if (hasCome && !wasFirst) layOut()
  }, [hasCome, wasFirst])
  return hasCome
}

/** With the drawing itself: left to the next frame, it would be added to scrolling and painting. */
function layOut(): void {
  document.body.getBoundingClientRect()
}

/** Once a row is drawn or gone; the next ones wait, so that a slow page does not draw two batches at once. */
function leave(come: () => void): void {
  waiting.delete(come)
  if (underWay.delete(come)) askForFrame()
}

function askForFrame(): void {
  if (waiting.size > 0 && underWay.size === 0) frame ??= requestAnimationFrame(afterFrame)
}

/** Not in the frame itself, which has the scrolling to do. */
function afterFrame(): void {
  setTimeout(drawSome)
}

function drawSome(): void {
  frame = undefined
  const isSwift = performance.now() - begun < swiftFrame
  perFrame = isSwift ? Math.min(maxPerFrame, perFrame + 1) : 1
  begun = performance.now()
  for (const come of [...waiting].slice(0, perFrame)) {
    waiting.delete(come)
    underWay.add(come)
    come()
  }
}
