import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Which rows of a long table are drawn, and the height of those above and below. */
interface Sight {
  readonly places: readonly number[]
  readonly above: number
  readonly below: number
}

/** About the height of a row; each is measured as it is drawn. */
const rowHeight = 45
/** Drawn beyond the edges of the window, so that scrolling shows no holes. */
const overscan = 6
/** Drawn before anything is measured. */
const firstSight: Sight = {
  places: Array.from({ length: 20 }, (_, place) => place),
  above: 0,
  below: 0,
}

/** Follows the window's scrolling; `measure` is the ref of every row, which tells its place in data-index. */
export function useRowsInSight(body: RefObject<HTMLElement | null>, count: number) {
  const [sight, setSight] = useState(firstSight)
  const virtual = useRef<Virtualizer<Window, HTMLElement>>(undefined)

  useLayoutEffect(() => {
    const top = (body.current?.getBoundingClientRect().top ?? 0) + globalThis.scrollY
    const made = new Virtualizer<Window, HTMLElement>({
      count,
      overscan,
      scrollMargin: top,
      estimateSize: () => rowHeight,
      getScrollElement: () => globalThis.window,
      initialOffset: () => globalThis.scrollY,
      initialRect: { width: globalThis.innerWidth, height: globalThis.innerHeight },
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: windowScroll,
      onChange: (changed) => setSight(sightOf(changed, top)),
    })
    virtual.current = made
    const leave = made._didMount()
    made._willUpdate()
    return leave
  }, [body, count])

  const measure = useCallback((row: HTMLElement | null) => virtual.current?.measureElement(row), [])
  return { ...sight, measure }
}

function sightOf(virtual: Virtualizer<Window, HTMLElement>, top: number): Sight {
  const drawn = virtual.getVirtualItems()
  const above = (drawn[0]?.start ?? top) - top
  const end = (drawn.at(-1)?.end ?? top) - top
  return {
    places: drawn.map(({ index }) => index),
    above,
    below: Math.max(0, virtual.getTotalSize() - end),
  }
}
