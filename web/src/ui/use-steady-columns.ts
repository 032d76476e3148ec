import { type RefObject, useLayoutEffect } from 'react'

/**
 * Freezes the column widths of a long table after its first render, so that columns neither move
 * nor are measured again as rows are added.
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

/** Lays out each row separately, so that a new row doesn't affect others. */
function holdWidths(table: HTMLTableElement): void {
  // On phones the table is a list without columns.
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
