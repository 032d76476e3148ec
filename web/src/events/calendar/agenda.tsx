import type { Event } from '@touchline/contract/events/shapes/event'
import { daysCovered } from '@touchline/domain/events/days-covered'
import { addMonths } from '@touchline/domain/events/month-grid'
import { ArrowUp } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { useMonths } from '../api/calendar.ts'
import { LoadErrorState } from '../load-error-state.tsx'
import { type CalendarOwner, teamIdOf } from './calendar-owner.ts'
import { EventLines, EventLinesWaiting } from './event-lines.tsx'
import { LoadMoreSentinel } from './load-more-sentinel.tsx'

interface AgendaProps {
  readonly owner: CalendarOwner
  /** The first day; earlier days load on request. */
  readonly from: string
  readonly isShown: (event: Event) => boolean
  /** Shown if nothing is coming up. */
  readonly nothing: ReactNode
}

/** Loading stops after this many empty months in a row; a button continues. */
const quietMonths = 3

/** A list of events from a day on: later months load while scrolling, earlier ones by a button. */
export function Agenda({ owner, from, isShown, nothing }: AgendaProps) {
  const text = useText('events').calendar
  const format = useFormat()
  const first = from.slice(0, 7)
  const [back, setBack] = useState(0)
  const [ahead, setAhead] = useState(2)
  const months = Array.from({ length: back + ahead }, (_, at) => addMonths(first, at - back))
  const queries = useMonths(teamIdOf(owner), months)
  const failed = queries.find(({ isError, data }) => isError && data === undefined)
  const parts = months.map((month, at) => {
    const isHere = beginsIn(month, back === 0 ? from : '')
    return { month, events: queries[at]?.data?.filter((event) => isShown(event) && isHere(event)) }
  })
  const isQuiet = parts.slice(-quietMonths).every(({ events }) => events?.length === 0)
  const isEmpty = parts.every(({ events }) => events?.length === 0)
  const [isComing] = useState(queries[0]?.data === undefined)
  const ready = back + useReady(queries.slice(back))
  const shown = parts.slice(0, ready + 1).filter(({ events }) => events?.length !== 0)
  const earlier = (
    <Button
      size="s"
      variant="quiet"
      className="no-print -mr-3"
      icon={<ArrowUp aria-hidden />}
      onClick={() => setBack(back + 1)}
    >
      {text.earlier}
    </Button>
  )
  const more = () => setAhead(ahead + 1)

  return (
    <div className="grid grid-cols-1 gap-6">
      {shown.length === 0 && earlier}
      {isEmpty && isQuiet && nothing}
      {shown.map(({ month, events }, at) => (
        <section key={month}>
          <header className="mb-2 flex max-w-2xl flex-wrap items-center justify-between gap-x-3">
            <h2 className="text-l first-letter:uppercase">{format.month(`${month}-01`)}</h2>
            {at === 0 && earlier}
          </header>
          {events && months.indexOf(month) < ready ? (
            <EventLines owner={owner} events={events} isBitByBit={isComing} />
          ) : (
            <EventLinesWaiting />
          )}
        </section>
      ))}
      {failed && <LoadErrorState query={failed} />}
      {isQuiet ? (
        <Button size="s" className="no-print justify-self-start" onClick={more}>
          {text.later}
        </Button>
      ) : (
        <LoadMoreSentinel key={ahead} isReady={queries.at(-1)?.data !== undefined} onSeen={more} />
      )}
    </div>
  )
}

/**
 * How many months in a row are loaded: a later one would jump when an earlier one arrives. They
 * render in pieces, so that slow phones stay responsive.
 */
function useReady(queries: ReturnType<typeof useMonths>): number {
  const due = queries.findIndex(({ data, isError }) => data === undefined && !isError)
  return useDeferredValue(due < 0 ? queries.length : due)
}

/**
 * Lists each event once, in the month it begins in; one that began earlier counts on the first
 * day.
 */
function beginsIn(month: string, from: string): (event: Event) => boolean {
  return (event) => {
    const days = daysCovered(event).filter((day) => day >= from)
    return days[0]?.startsWith(month) === true
  }
}
