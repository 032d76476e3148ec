import type { Popover } from '@base-ui/react/popover'
import type { Event } from '@touchline/contract/events/shapes/event'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'
import { Popover as Closer } from '#web/ui/popover.tsx'

import { EventChip } from './event-chip.tsx'

/** More than these stand behind "+2 more". */
const shownChips = 3

interface DayCellProps {
  readonly day: string
  readonly look: {
    readonly isToday: boolean
    readonly isOutside: boolean
    readonly isFocused: boolean
  }
  readonly events: readonly Event[]
  readonly details: Popover.Handle<string>
  readonly onFocus: () => void
}

export function DayCell({ day, look, events, details, onFocus }: DayCellProps) {
  const shown = events.length > shownChips ? events.slice(0, shownChips - 1) : events
  const others = events.slice(shown.length)
  const tabIndex = look.isFocused ? 0 : -1
  return (
    <td
      role="gridcell"
      data-day={day}
      tabIndex={tabIndex}
      aria-current={look.isToday ? 'date' : undefined}
      onFocus={onFocus}
      className={cx(
        'h-20 border border-line p-0.5 align-top focus-visible:-outline-offset-2 sm:h-28 sm:p-1',
        look.isOutside && 'bg-sunken',
      )}
    >
      <DayNumber day={day} look={look} />
      <ul className="mt-0.5 grid grid-cols-1 gap-0.5">
        {shown.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventChip event={event} details={details} tabIndex={tabIndex} />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <OtherEvents day={day} events={events} more={others.length} details={details} />
          </li>
        )}
      </ul>
    </td>
  )
}

function DayNumber({ day, look }: Pick<DayCellProps, 'day' | 'look'>) {
  const format = useFormat()
  return (
    <span
      className={cx(
        'figures grid size-6 place-items-center rounded-full text-s',
        look.isToday && 'bg-accent-ink font-semibold text-ground',
        !look.isToday && look.isOutside && 'text-muted',
      )}
    >
      <span aria-hidden>{Number(day.slice(8))}</span>
      <span className="sr-only">{format.day(day)}</span>
    </span>
  )
}

interface OtherEventsProps extends Pick<DayCellProps, 'day' | 'events' | 'details'> {
  readonly more: number
}

function OtherEvents({ day, events, more, details }: OtherEventsProps) {
  const text = useText('events').calendar
  const format = useFormat()
  return (
    <Closer
      title={format.day(day)}
      trigger={
        <button
          type="button"
          className="min-h-6 w-full truncate rounded-[0.25rem] px-1 text-left text-s text-muted hover:bg-hover hover:text-ink touch:min-h-7"
        >
          {text.more(more)}
        </button>
      }
    >
      <ul className="grid gap-1">
        {events.map((event) => (
          <li key={event.id}>
            <EventChip event={event} details={details} isLarge />
          </li>
        ))}
      </ul>
    </Closer>
  )
}
