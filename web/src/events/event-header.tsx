import type { EventPage } from '@touchline/contract/events/shapes/event'
import { kindInWords } from '@touchline/domain/events/kind-in-words'
import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { CancellationNotice } from './cancellation-notice.tsx'
import { ChangeTime } from './change-time.tsx'
import { kindIcons, kindOf } from './event-kinds.tsx'
import { EventPlace } from './event-place.tsx'
import { useDayAndTime } from './use-event-time.ts'

const ChangeReach = lazy(async () => ({
  default: (await import('./change-read-status.tsx')).ChangeReadStatus,
}))

const edges = {
  practice: 'border-l-practice',
  home: 'border-l-home',
  away: 'border-l-away',
  neutral: 'border-l-neutral',
  match: 'border-l-signal',
  other: 'border-l-silent',
} as const

/** Kind, time and place. */
export function EventHeader({ event }: { event: EventPage }) {
  const text = useText('events')
  const time = useDayAndTime(event)
  const kind = kindOf(event)
  const isCancelled = event.cancelledAt !== null
  return (
    <header className="mb-4 grid grid-cols-1 gap-4">
      <div className={cx('border-l-4 pl-4', edges[kind])}>
        <p className="flex items-center gap-1.5 text-s text-muted [&_svg]:size-4 [&_svg]:shrink-0">
          {kindIcons[kind]}
          <span className="min-w-0 wrap-anywhere">{kindInWords(event, text)}</span>
        </p>
        <h1 className={cx('text-xl wrap-anywhere', isCancelled && 'text-muted line-through')}>
          {event.title}
        </h1>
        <p className="figures mt-1 text-l">
          {time}
          {!event.asGuest && !isCancelled && <ChangeTime event={event} />}
        </p>
        <EventPlace event={event} />
      </div>
      {isCancelled && <CancellationNotice event={event} />}
      <Suspense>
        <ChangeReach event={event} />
      </Suspense>
    </header>
  )
}
