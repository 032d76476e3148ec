import { startTransition, useEffect, useLayoutEffect, useState } from 'react'

/** More rows per frame would make scrolling stutter on slow phones. */
const maxPerFrame = 3
/** Milliseconds per frame; a slower row is rendered alone. */
const swiftFrame = 25

const waiting = new Set<() => void>()
/** Rows about to be rendered. */
const underWay = new Set<() => void>()
let perFrame = 1
let begun = 0
let frame: number | undefined

/**
 * False until it is this row's turn to render; true at once for the first row. Without the queue,
 * scrolling blocks slow computers twice as long, even with `content-visibility` (bench/pages.md).
 */
export function useFrameQueue(isFirst: boolean): boolean {
  const [wasFirst] = useState(isFirst)
  const [hasCome, setCome] = useState(wasFirst)
  useEffect(() => {
    if (hasCome) return undefined
    // Typing and taps have priority.
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

/** Forces layout during rendering; in the next frame it would add to scrolling and painting. */
function layOut(): void {
  document.body.getBoundingClientRect()
}

/**
 * Called when a row is rendered or removed; the next batch waits for it, so that slow pages don't
 * render two at once.
 */
function leave(come: () => void): void {
  waiting.delete(come)
  if (underWay.delete(come)) askForFrame()
}

function askForFrame(): void {
  if (waiting.size > 0 && underWay.size === 0) frame ??= requestAnimationFrame(afterFrame)
}

/** Runs outside the frame, which handles scrolling. */
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
