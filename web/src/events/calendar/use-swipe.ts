import { type TouchEvent, useRef } from 'react'

/** Shorter movements are accidental, steeper ones scroll. */
const shortest = 56
const steepest = 0.6

/** A horizontal swipe turns forwards or back. */
export function useSwipe(onTurn: (count: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.item(0)
      start.current =
        touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches.item(0)
      const from = start.current
      start.current = undefined
      if (from === undefined || finger === null) return
      const across = finger.clientX - from.x
      const along = finger.clientY - from.y
      if (Math.abs(across) < shortest || Math.abs(along) > Math.abs(across) * steepest) return
      onTurn(across < 0 ? 1 : -1)
    },
  }
}
