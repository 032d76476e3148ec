import { addDays, weekdayIndex } from '@touchline/domain/events/days'
import { addMonths } from '@touchline/domain/events/month-grid'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface Months {
  readonly month: string
  readonly days: readonly string[]
  readonly today: string
  readonly onMonth: (month: string) => void
}

/** One day of the grid takes the focus; the arrows move it, over the edge of the month too. */
export function useDayFocus({ month, days, today, onMonth }: Months) {
  const [chosen, setChosen] = useState(today)
  const grid = useRef<HTMLTableElement>(null)
  const hasMoved = useRef(false)
  const day = days.includes(chosen) ? chosen : defaultDay(month, today)

  useEffect(() => {
    // Over the edge of the month: its days come with the next one.
    if (!hasMoved.current || day !== chosen) return
    hasMoved.current = false
    cellOf(grid.current, day)?.focus()
  }, [day, chosen])

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const target = dayAfterKey(event.key, day)
    if (target !== undefined) {
      event.preventDefault()
      hasMoved.current = true
      setChosen(target)
      if (!days.includes(target)) onMonth(target.slice(0, 7))
    }
    const cell = cellOf(grid.current, day)
    if (event.key === 'Enter' && event.target === cell) cell?.querySelector('button')?.focus()
  }

  return { day, grid, onKeyDown, choose: setChosen }
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
  if (key === 'PageUp') return `${addMonths(day.slice(0, 7), -1)}-01`
  if (key === 'PageDown') return `${addMonths(day.slice(0, 7), 1)}-01`
  return undefined
}
