import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the widths that the columns of a long table had when it was first drawn: it is drawn piece
 * by piece, and its columns neither move with each piece nor are measured again.
 */
export function useSteadyColumns(
  table: RefObject<HTMLTableElement | null>,
  { columns, isLong }: { readonly columns: string; readonly isLong: boolean },
): void {
  useLayoutEffect(() => {
    const drawn = table.current
    if (drawn === null || !isLong) return undefined
    const ending = new AbortController()
    const hold = () => holdWidths(drawn)
    const release = () => releaseWidths(drawn)

    function again() {
      release()
      hold()
    }

    hold()
    const { signal } = ending
    globalThis.addEventListener('resize', again, { signal })
    globalThis.addEventListener('beforeprint', release, { signal })
    globalThis.addEventListener('afterprint', again, { signal })
    return () => {
      ending.abort()
      release()
    }
  }, [table, columns, isLong])
}

/** From now on each row is laid out by itself: a row that comes does not concern the others. */
function holdWidths(table: HTMLTableElement): void {
  // On a phone the table is a list and has no columns.
  if (getComputedStyle(table).display !== 'table') return
  const cells = [...(table.tHead?.rows[0]?.cells ?? [])]
  const widths = cells.map((cell) => `${cell.getBoundingClientRect().width}px`)
  const room = table.parentElement?.clientWidth ?? 0
  const isWider = Math.floor(table.getBoundingClientRect().width) > room
  table.style.setProperty('--columns', widths.join(' '))
  table.dataset['steady'] = isWider ? 'wide' : 'fitting'
}

function releaseWidths(table: HTMLTableElement): void {
  delete table.dataset['steady']
}
