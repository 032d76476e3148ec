import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useIsMade } from './use-is-made.ts'
import type { RowOptions, rowsOfWindow, VirtualRows } from './window-rows.ts'

interface LongList {
  readonly count: number
  /** Whose height it is: it goes along when a row moves up or down. */
  readonly keyOf: (index: number) => string
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
/** So many are drawn before anything is measured. */
const firstRows = 20

/**
 * Follows the window's scrolling; `measure` is the ref of every row, which tells its place in
 * data-index. What is drawn is worked out with the change of the list itself, from what scrolling
 * told before: asking the page where it stands would make it lay itself out in the midst of a change.
 */
export function useRowsInSight(list: RefObject<HTMLElement | null>, longList: LongList) {
  const { count, keyOf, rowHeight, gap = 0 } = longList
  // Without what works the rows out, as with a line that broke, all of them are better than twenty.
  const [isMissing, setMissing] = useState(false)
  const isWhole = longList.isWhole || isMissing
  const top = useTop(list, { count, isWhole })
  const [seen, setSeen] = useState<Sight>()
  const options: RowOptions = {
    enabled: useIsMade(!isWhole),
    count,
    overscan: Math.ceil(beyond / rowHeight),
    gap,
    scrollMargin: top ?? 0,
    getItemKey: keyOf,
    estimateSize: () => rowHeight,
    // Asked as soon as a row is in the page: looking then would make the browser lay it out twice.
    measureElement: (row, entry, all) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? knownHeight(all, row) ?? rowHeight),
    onChange: (changed) => setSeen((before) => sameOr(before, sightOf(changed))),
  }
  const rows = useWindowRows(options, { isWhole, setMissing })
  const virtual = rows?.virtual
  rows?.tell(options)

  useLayoutEffect(() => virtual?._didMount(), [virtual])
  useLayoutEffect(() => virtual?._willUpdate())

  const measure = useCallback((row: HTMLElement | null) => virtual?.measureElement(row), [virtual])
  if (isWhole) return { from: 0, to: count, above: 0, below: 0, measure }
  if (virtual === undefined || seen === undefined) {
    const below = Math.max(0, count - firstRows) * (rowHeight + gap)
    return { from: 0, to: firstRows, above: 0, below, measure }
  }
  return { ...sightOf(virtual), measure }
}

const fetchRows = () => import('./window-rows.ts')

/** What works it out is wanted with the first list that is long. */
function useWindowRows(
  options: RowOptions,
  { isWhole, setMissing }: { isWhole: boolean; setMissing: (isMissing: boolean) => void },
) {
  const [rows, setRows] = useState<ReturnType<typeof rowsOfWindow>>()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (isWhole) return
    const make = (made: Awaited<ReturnType<typeof fetchRows>>) =>
      setRows((known) => known ?? made.rowsOfWindow(latest.current))
    fetchRows().then(make, () => setMissing(true))
  }, [isWhole, setMissing])
  return rows
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

function knownHeight(virtual: VirtualRows, row: HTMLElement): number | undefined {
  return virtual.itemSizeCache.get(virtual.options.getItemKey(virtual.indexFromElement(row)))
}

function sightOf(virtual: VirtualRows): Sight {
  const top = virtual.options.scrollMargin
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
function sameOr(before: Sight | undefined, next: Sight): Sight {
  if (before === undefined) return next
  const { from, to, above, below } = next
  const isSame = before.from === from && before.to === to
  return isSame && before.above === above && before.below === below ? before : next
}
