import { Popover } from '@base-ui/react/popover'
import type { Event } from '@touchline/contract/events/shapes/event'
import { Ban } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { WaitsSign } from '#web/platform/offline/waits-for-network.tsx'
import { cx } from '#web/ui/cx.ts'
import type { EventKind } from '#web/ui/event-card.tsx'

import { useWaitingAnswers } from './api/answers.ts'
import { kindIcons, kindInWords, kindOf } from './event-kinds.tsx'

const looks: Record<EventKind, string> = {
  practice: 'border-l-practice bg-practice/12 [&_svg]:text-practice',
  home: 'border-l-home bg-home/12 [&_svg]:text-home',
  away: 'border-l-away bg-away/12 [&_svg]:text-away',
  neutral: 'border-l-neutral bg-neutral/12 [&_svg]:text-neutral',
  match: 'border-l-signal bg-signal/12',
  other: 'border-l-silent bg-silent/20',
}

interface EventChipProps {
  readonly event: Event
  readonly details: Popover.Handle<string>
  readonly tabIndex?: number | undefined
  /** With time and title on a phone, too. */
  readonly isLarge?: boolean | undefined
}

/** An event in a day of the month: its sign, time and title; on a phone its sign alone. */
export function EventChip({ event, details, tabIndex, isLarge }: EventChipProps) {
  const text = useText('events')
  const { time } = useFormat()
  const kind = kindOf(event)
  const starts = time(event.startsAt, event.timeZone)
  const waits = useWaitingAnswers(event.id).size > 0
  const state = event.cancelledAt === null ? '' : `, ${text.calendar.cancelled}`

  return (
    <Popover.Trigger
      handle={details}
      payload={event.id}
      openOnHover
      delay={180}
      closeDelay={120}
      tabIndex={tabIndex}
      className={cx(
        'figures flex min-h-6 w-full min-w-0 items-center gap-1 overflow-clip rounded-[0.25rem] border-l-3 px-0.5 text-left text-s sm:px-1 touch:min-h-7',
        'hover:brightness-95 data-popup-open:shadow-[inset_0_0_0_1px_var(--edge)] dark:hover:brightness-125',
        '[&_svg]:size-3.5 [&_svg]:shrink-0',
        looks[kind],
        event.cancelledAt !== null && 'text-muted line-through',
        isLarge ? 'min-h-9 touch:min-h-11' : 'max-sm:justify-center',
      )}
    >
      {event.cancelledAt === null ? kindIcons[kind] : <Ban aria-hidden />}
      <span className={cx(!isLarge && 'max-sm:sr-only')}>{starts}</span>{' '}
      <span className={cx('min-w-0 truncate', !isLarge && 'max-sm:sr-only')}>{event.title}</span>
      {waits && <WaitsSign />}
      <span className="sr-only">
        , {kindInWords(event, text)}
        {state}
      </span>
    </Popover.Trigger>
  )
}
