import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import type { Place } from '../api/keys.ts'
import { useThread, type Direction } from '../api/thread.ts'
import type { LoadedRange } from '../thread-window.ts'
import { rowOf, sightFrom } from './sight.ts'

interface ScrollTarget {
  readonly place: Place
  readonly stretch: LoadedRange
  /** The message to open at; by default the newest. */
  readonly begin: number | undefined
  /** The message was requested by the URL: load and highlight it. */
  readonly isAsked: boolean
}

export interface ThreadScroll {
  readonly box: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  readonly onScroll: () => void
  /** Call when something besides messages appears or disappears. */
  readonly onDrawn: () => void
  readonly toEnd: () => void
  readonly jumpTo: (seq: number) => void
  /** The message jumped to. */
  readonly target: number | undefined
  readonly way: Direction | undefined
  readonly hasFailed: boolean
  readonly go: (way: Direction) => void
}

/** Scrolls a conversation, and loads more messages before an edge is reached. */
export function useThreadScroll({ place, stretch, begin, isAsked }: ScrollTarget): ThreadScroll {
  const { go, way, hasFailed } = useThread(place)
  const box = useRef<HTMLDivElement>(null)
  const isHeld = stretch.messages.some(({ seq }) => seq === begin)
  const [sight] = useState(() => sightFrom(isHeld || isAsked ? (begin ?? 'end') : 'end'))
  const [isAtEnd, setAtEnd] = useState(begin === undefined)
  const [target, setTarget] = useState(isAsked ? begin : undefined)

  function look(): void {
    if (box.current === null) return
    const { isAtEnd: isNow, nearsOldest, nearsNewest } = sight.look(box.current, stretch.hasNewer)
    setAtEnd(isNow)
    if (hasFailed) return
    if (stretch.hasOlder && nearsOldest) go('older')
    else if (stretch.hasNewer && nearsNewest) go('newer')
  }
  function settle(): void {
    if (box.current !== null) sight.settle(box.current)
    look()
  }

  // Must run before the first scroll event, which would load messages above the newest.
  const fetchAsked = useEffectEvent(() => {
    if (isAsked && !isHeld && begin !== undefined) go({ around: begin })
  })
  useLayoutEffect(() => fetchAsked(), [])

  const drawn = useEffectEvent(settle)
  useLayoutEffect(() => drawn(), [stretch])
  useSize(box, sight)

  const jumpTo = useCallback(
    (seq: number) => {
      sight.aim(seq)
      setTarget(seq)
      if (box.current !== null && rowOf(box.current, seq) !== null) sight.settle(box.current)
      else go({ around: seq })
    },
    [sight, go],
  )
  function toEnd(): void {
    sight.aim('end')
    if (stretch.hasNewer) go('newest')
    else settle()
  }

  return {
    box,
    isAtEnd,
    target,
    way,
    hasFailed,
    go,
    jumpTo,
    toEnd,
    onScroll: look,
    onDrawn: settle,
  }
}

/** Observes the window and its content, because width and pictures change heights. */
function useSize(box: RefObject<HTMLElement | null>, sight: ReturnType<typeof sightFrom>): void {
  useEffect(() => {
    const { current } = box
    if (current === null) return undefined
    const watch = new ResizeObserver(() => sight.resize(current))
    for (const part of [current, ...current.children]) watch.observe(part)
    return () => watch.disconnect()
  }, [box, sight])
}
