import { addDays, isDay } from '@touchline/domain/events/days'
import { addMonths, monthGrid, sameDayInMonth, weekOf } from '@touchline/domain/events/month-grid'
import { useSearchParams } from 'react-router'

import type { Window } from '../api/keys.ts'

const clubViews = ['week', 'month', 'venues'] as const

export type ClubView = (typeof clubViews)[number]

/** The state of the club calendar, kept in the address so that back and reload keep it. */
export interface ClubPlace {
  readonly view: ClubView
  readonly day: string
  readonly week: readonly string[]
  readonly month: string
  /** The days to ask the server for. */
  readonly window: Window
  /** The chosen teams; empty for all. */
  readonly teamIds: readonly string[]
  readonly venueKeys: readonly string[]
  readonly showView: (view: ClubView) => void
  readonly showDay: (day: string, view?: ClubView) => void
  readonly turn: (count: 1 | -1) => void
  readonly filter: (chosen: { teamIds: readonly string[]; venueKeys: readonly string[] }) => void
}

export function useClubPlace(today: string): ClubPlace {
  const [params, setParams] = useSearchParams()
  const view = clubViews.find((one) => one === params.get('view')) ?? 'week'
  const wanted = params.get('day') ?? ''
  const day = isDay(wanted) ? wanted : today
  const week = weekOf(day)
  const month = day.slice(0, 7)

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
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    view,
    day,
    week,
    month,
    window: view === 'month' ? edgesOf(monthGrid(month)) : edgesOf(week),
    teamIds: params.getAll('team'),
    venueKeys: params.getAll('venue'),
    showView: (next) => change({ view: [next] }),
    showDay: (next, inView = view) => change({ day: [next], view: [inView] }),
    turn: (count) =>
      change({
        day: [
          view === 'month' ? sameDayInMonth(day, addMonths(month, count)) : addDays(day, 7 * count),
        ],
      }),
    filter: ({ teamIds, venueKeys }) => change({ team: teamIds, venue: venueKeys }),
  }
}

function edgesOf(days: readonly string[]): Window {
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}
