import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useWasOpened } from './use-was-opened.ts'
import type { RowOptions, rowsOfWindow, VirtualRows } from './window-rows.ts'

interface LongList {
  readonly count: number
  /** Identifies a row, so that its measured height follows when it moves. */
  readonly keyOf: (index: number) => string
  /** An estimate until rows are measured. */
  readonly rowHeight: number
  readonly gap?: number | undefined
  /** Renders all rows: for short lists and print. */
  readonly isWhole: boolean
}

/** The range of rendered rows, and the height of those above and below. */
interface Sight {
  readonly from: number
  /** Exclusive. */
  readonly to: number
  readonly above: number
  readonly below: number
}

/** Pixels beyond the window that are also rendered, so that scrolling shows no gaps. */
const beyond = 180
/** Rows rendered before anything is measured. */
const firstRows = 20

/**
 * Follows the window's scrolling; `measure` is the ref of every row, which needs data-index. Uses
 * the last known scroll position during updates, because reading it would force a layout.
 */
export function useRowsInSight(list: RefObject<HTMLElement | null>, longList: LongList) {
  const { count, keyOf, rowHeight, gap = 0 } = longList
  // If the library can't be loaded, all rows are rendered.
  const [isMissing, setMissing] = useState(false)
  const isWhole = longList.isWhole || isMissing
  const top = useTop(list, { count, isWhole })
  const [seen, setSeen] = useState<Sight>()
  const options: RowOptions = {
    enabled: useWasOpened(!isWhole),
    count,
    overscan: Math.ceil(beyond / rowHeight),
    gap,
    scrollMargin: top ?? 0,
    getItemKey: keyOf,
    estimateSize: () => rowHeight,
    // Called when a row is mounted; measuring then would force a second layout.
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

/** Loads the library with the first long list. */
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
 * The list's top in the page; undefined until known. Measured in the frame after a change, which
 * does a layout anyway.
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

/** Returns the same object if nothing changed, as most scrolling stays within rendered rows. */
function sameOr(before: Sight | undefined, next: Sight): Sight {
  if (before === undefined) return next
  const { from, to, above, below } = next
  const isSame = before.from === from && before.to === to
  return isSame && before.above === above && before.below === below ? before : next
}
