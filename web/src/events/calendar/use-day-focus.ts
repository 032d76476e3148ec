import { addDays, weekdayIndex } from '@touchline/domain/events/days'
import { addMonths, sameDayInMonth } from '@touchline/domain/events/month-grid'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface Months {
  readonly month: string
  readonly days: readonly string[]
  readonly today: string
  readonly onMonth: (month: string) => void
}

/** One day of the grid has the focus; arrow keys move it, also into other months. */
export function useDayFocus({ month, days, today, onMonth }: Months) {
  const [chosen, setChosen] = useState(today)
  const grid = useRef<HTMLTableElement>(null)
  const hasMoved = useRef(false)
  const day = days.includes(chosen) ? chosen : defaultDay(month, today)

  useEffect(() => {
    // The focus has moved to a day of another month, which the next page shows.
    if (!hasMoved.current || day !== chosen || !day.startsWith(month)) return
    hasMoved.current = false
    cellOf(grid.current, day)?.focus()
  }, [day, chosen, month])

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    // Alt and an arrow key go back in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const cell = cellOf(grid.current, day)
    const target = dayAfterKey(event.key, day)
    if (target !== undefined) {
      event.preventDefault()
      hasMoved.current = true
      setChosen(target)
      if (!target.startsWith(month)) onMonth(target.slice(0, 7))
    }
    if (event.key === 'Enter' && event.target === cell) {
      event.preventDefault()
      open(cell)
    }
  }

  return { day, grid, onKeyDown, choose: setChosen }
}

/** A day's only event opens at once; several are reached with Tab. */
function open(cell: HTMLElement | undefined): void {
  const [first, second] = cell?.querySelectorAll('button') ?? []
  first?.focus()
  if (second === undefined) first?.click()
}

function cellOf(grid: HTMLTableElement | null, day: string): HTMLElement | undefined {
  return grid?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? undefined
}

function defaultDay(month: string, today: string): string {
  return today.startsWith(month) ? today : `${month}-01`
}

function dayAfterKey(key: string, day: string): string | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayIndex(day),
    End: 6 - weekdayIndex(day),
  }
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  const months: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }
  const count = months[key]
  return count === undefined ? undefined : sameDayInMonth(day, addMonths(day.slice(0, 7), count))
}
