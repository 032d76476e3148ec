import type { EventPage } from '@touchline/contract/events/shapes/event'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { Cancelled } from './cancelled.tsx'
import { EnoughPeople } from './enough-people.tsx'
import { kindIcons, kindInWords, kindOf } from './event-kinds.tsx'
import { EventShortcuts } from './event-shortcuts.tsx'
import { useEventTime } from './use-event-time.ts'

const edges = {
  practice: 'border-l-practice',
  home: 'border-l-home',
  away: 'border-l-away',
  neutral: 'border-l-neutral',
  match: 'border-l-signal',
  other: 'border-l-silent',
} as const

/** What it is and when. */
export function EventHeader({ event }: { event: EventPage }) {
  const text = useText('events')
  const format = useFormat()
  const time = useEventTime(event)
  const kind = kindOf(event)
  const isCancelled = event.cancelledAt !== null
  return (
    <header className="mb-6 grid grid-cols-1 gap-4">
      <div className={cx('border-l-4 pl-4', edges[kind])}>
        <p className="flex items-center gap-1.5 text-s text-muted [&_svg]:size-4 [&_svg]:shrink-0">
          {kindIcons[kind]}
          <span className="min-w-0 wrap-anywhere">{kindInWords(event, text)}</span>
        </p>
        <h1 className={cx('text-xl wrap-anywhere', isCancelled && 'text-muted line-through')}>
          {event.title}
        </h1>
        <p className="figures mt-1 text-l">
          <span className="inline-block first-letter:uppercase">
            {format.dayOf(event.startsAt, event.timeZone)}
          </span>
          , {time}
        </p>
      </div>
      {isCancelled ? <Cancelled event={event} /> : <EnoughPeople event={event} />}
      <EventShortcuts event={event} />
    </header>
  )
}
