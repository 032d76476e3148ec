import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface LongList {
  readonly count: number
  /** About what a row takes; each tells its own height once it is drawn. */
  readonly rowHeight: number
  readonly gap?: number | undefined
  /** All of them are drawn: a short list, or one on its way to paper. */
  readonly isWhole: boolean
}

/** Which rows of a long list are drawn, and the height of those above and below. */
interface Sight {
  readonly from: number
  /** The first that is drawn no more. */
  readonly to: number
  readonly above: number
  readonly below: number
}

/** Pixels beyond the edges of the window that are drawn as well, so that scrolling shows no holes. */
const beyond = 180
/** Drawn before anything is measured. */
const firstSight: Sight = { from: 0, to: 20, above: 0, below: 0 }

/** Follows the window's scrolling; `measure` is the ref of every row, which tells its place in data-index. */
export function useRowsInSight(
  list: RefObject<HTMLElement | null>,
  { count, rowHeight, gap = 0, isWhole }: LongList,
) {
  const [sight, setSight] = useState(firstSight)
  const top = useTop(list, { count, isWhole })
  const virtual = useRef<Virtualizer<Window, HTMLElement>>(undefined)

  useLayoutEffect(() => {
    if (isWhole) return undefined
    const begin = top ?? topOf(list.current)
    const look = (changed: Virtualizer<Window, HTMLElement>) =>
      setSight((before) => sameOr(before, sightOf(changed, begin)))
    const made = new Virtualizer<Window, HTMLElement>({
      count,
      overscan: Math.ceil(beyond / rowHeight),
      gap,
      scrollMargin: begin,
      estimateSize: () => rowHeight,
      getScrollElement: () => globalThis.window,
      initialOffset: () => globalThis.scrollY,
      initialRect: { width: globalThis.innerWidth, height: globalThis.innerHeight },
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      // Asked as soon as a row stands in the page: looking then would make the browser lay it out twice.
      measureElement: (_, entry) => Math.round(entry?.borderBoxSize[0]?.blockSize ?? rowHeight),
      scrollToFn: windowScroll,
      onChange: look,
    })
    virtual.current = made
    const leave = made._didMount()
    made._willUpdate()
    const drawn = list.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []
    for (const row of drawn) made.measureElement(row)
    look(made)
    return () => {
      leave()
      virtual.current = undefined
    }
  }, [list, count, rowHeight, gap, isWhole, top])

  const measure = useCallback((row: HTMLElement | null) => virtual.current?.measureElement(row), [])
  return { ...(isWhole ? { from: 0, to: count, above: 0, below: 0 } : sight), measure }
}

/**
 * Where in the page the list begins, once that is known. It is looked at in the frame that follows a
 * change: that frame lays the page out anyway, and the change itself need not.
 */
function useTop(
  list: RefObject<HTMLElement | null>,
  { count, isWhole }: Pick<LongList, 'count' | 'isWhole'>,
): number | undefined {
  const [top, setTop] = useState<number>()
  useEffect(() => {
    if (isWhole) return undefined
    const frame = requestAnimationFrame(() => setTop(topOf(list.current)))
    return () => cancelAnimationFrame(frame)
  }, [list, count, isWhole])
  return top
}

function topOf(list: HTMLElement | null): number {
  return Math.round((list?.getBoundingClientRect().top ?? 0) + globalThis.scrollY)
}

function sightOf(virtual: Virtualizer<Window, HTMLElement>, top: number): Sight {
  const drawn = virtual.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  const end = (last?.end ?? top) - top
  return {
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    above: (first?.start ?? top) - top,
    below: Math.max(0, virtual.getTotalSize() - end),
  }
}

/** The same object while nothing about it changes: most scrolling stays among the drawn rows. */
function sameOr(before: Sight, next: Sight): Sight {
  const { from, to, above, below } = next
  const isSame = before.from === from && before.to === to
  return isSame && before.above === above && before.below === below ? before : next
}
