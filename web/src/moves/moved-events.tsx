import type { MoveHistory } from '@touchline/contract/moves/shapes'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { Part } from '#web/members/import/part.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'

/** The events of each team with answers and attendance, collapsed. */
export function MovedEvents({ histories: all }: { histories: readonly MoveHistory[] }) {
  const { history } = useText('moves')
  const histories = all.filter(({ events }) => events.length > 0)
  if (histories.length === 0) return null
  const count = histories.reduce((sum, { events }) => sum + events.length, 0)
  return (
    <Part title={history.title} count={count}>
      <div className="divide-y divide-line border-y border-line">
        {histories.map((one) => (
          <details key={one.teamId ?? one.name} open={histories.length === 1 || undefined}>
            <summary className="py-3 wrap-anywhere">
              {one.name !== '' && <bdi className="font-medium">{one.name} </bdi>}
              <Counts history={one} />
            </summary>
            <Events history={one} />
          </details>
        ))}
      </div>
    </Part>
  )
}

function Counts({ history: { events } }: { history: MoveHistory }) {
  const { history: text } = useText('moves')
  const past = events.filter(({ isPast }) => isPast).length
  const known = events.filter(({ isKnown }) => isKnown).length
  return (
    <span className="text-muted">
      <Facts
        of={[
          past > 0 && text.past(past),
          past < events.length && text.coming(events.length - past),
          known > 0 && text.known(known),
        ]}
      />
    </span>
  )
}

const firstEvents = 20

function Events({ history: { events, timeZone } }: { history: MoveHistory }) {
  const { more } = useText('wire')
  const [shown, setShown] = useState(firstEvents)
  return (
    <>
      <ul className="divide-y divide-line">
        {events.slice(0, shown).map((event) => (
          <EventLine key={`${event.startsAt} ${event.title}`} event={event} zone={timeZone} />
        ))}
      </ul>
      {events.length > shown && (
        <Button size="s" className="my-3" onClick={() => setShown(shown + 200)}>
          {more}
        </Button>
      )}
    </>
  )
}

interface EventLineProps {
  readonly event: MoveHistory['events'][number]
  readonly zone: string
}

function EventLine({ event, zone }: EventLineProps) {
  const { history: text } = useText('moves')
  const { shortDay, time } = useFormat()
  const day = shortDay(wallClockOf(event.startsAt, zone).slice(0, 10))
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="figures text-s text-muted">
        {event.isAllDay ? day : `${day} ${time(event.startsAt, zone)}`}
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="wrap-anywhere">{event.title}</bdi>
          {event.score && (
            <span className="figures font-medium">
              {event.score.home}:{event.score.away}
            </span>
          )}
          {event.isKnown && <Badge>{event.keepsOwn ? text.keepsOwn : text.isKnown}</Badge>}
          {event.isCancelled && <Badge tone="warning">{text.cancelled}</Badge>}
        </span>
        <Records event={event} />
      </span>
    </li>
  )
}

const figures = [
  'goals',
  'assists',
  'cards',
  'present',
  'late',
  'absent',
  'injured',
  'going',
  'maybe',
  'notGoing',
] as const

function Records({ event }: Pick<EventLineProps, 'event'>) {
  const { history: text } = useText('moves')
  const said = figures.filter((figure) => event[figure] > 0)
  if (said.length === 0) return null
  return (
    <span className="figures text-s text-muted">
      <Facts of={said.map((figure) => text[figure](event[figure]))} />
    </span>
  )
}
