import { addDays } from '@touchline/domain/events/days'
import { addMonths, weekOf } from '@touchline/domain/events/month-grid'
import { useSearchParams } from 'react-router'

import { readStored, writeStored } from '#web/platform/browser-storage.ts'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { readShownDays } from './shown-days.ts'

const calendarViews = ['month', 'week', 'list'] as const

export type CalendarView = (typeof calendarViews)[number]

/** The state of the calendar, kept in the address so that back and reload keep it. */
export interface CalendarPlace {
  readonly view: CalendarView
  readonly month: string
  /** The seven days of the week view, from Monday. */
  readonly week: readonly string[]
  /** Where the list starts: today, unless the address says otherwise. */
  readonly from: string
  readonly search: string
  /** The chosen teams; empty for all. */
  readonly teamIds: readonly string[]
  readonly showMonth: (month: string) => void
  readonly showWeek: (day: string) => void
  readonly showView: (view: CalendarView) => void
  readonly turn: (count: 1 | -1) => void
  readonly searchFor: (search: string) => void
  readonly showTeams: (teamIds: readonly string[]) => void
}

export function useCalendarPlace(today: string): CalendarPlace {
  const [params, setParams] = useSearchParams()
  const isWide = useIsWide(52)
  // On a phone people look for the next events.
  const view = viewOf(params.get('view')) ?? rememberedView() ?? (isWide ? 'month' : 'list')
  const { month, week, from } = readShownDays(params, today)
  const [monday = today] = week

  function change(values: Readonly<Record<string, readonly string[]>>) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, all] of Object.entries(values)) {
          after.delete(name)
          for (const value of all) after.append(name, value)
        }
        return after
      },
      // Synchronous: a month that is loaded already must not wait like a page transition.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  }
  const showMonth = (to: string) => change({ month: [to], week: [] })
  const showWeek = (day: string) => change({ week: weekOf(day).slice(0, 1), month: [] })

  return {
    view,
    month,
    week,
    from,
    search: params.get('search') ?? '',
    teamIds: params.getAll('team'),
    showMonth,
    showWeek,
    showView(wanted) {
      rememberView(wanted)
      change({ view: [wanted] })
    },
    turn: (count) =>
      view === 'week' ? showWeek(addDays(monday, 7 * count)) : showMonth(addMonths(month, count)),
    searchFor: (words) => change({ search: words === '' ? [] : [words] }),
    showTeams: (teamIds) => change({ team: teamIds }),
  }
}

/** The last view used in this browser. */
const viewKey = 'calendar-view'

function rememberedView(): CalendarView | undefined {
  return viewOf(readStored(viewKey) ?? null)
}

function rememberView(view: CalendarView): void {
  writeStored(viewKey, view)
}

function viewOf(text: string | null): CalendarView | undefined {
  return calendarViews.find((view) => view === text)
}
