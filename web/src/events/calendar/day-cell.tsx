import type { Event } from '@touchline/contract/events/shapes/event'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import type { CalendarOwner } from './calendar-owner.ts'
import { TeamChip } from './team-chip.tsx'

/** Further events are behind "+2 more". */
const shownChips = 3
/** This few have room for a second line each. */
const roomyChips = 2

interface DayCellProps {
  readonly owner: CalendarOwner
  readonly day: string
  readonly look: {
    readonly isToday: boolean
    readonly isOutside: boolean
    readonly isFocused: boolean
  }
  readonly events: readonly Event[]
  readonly now: Date
  readonly onFocus: () => void
}

export function DayCell({ owner, day, look, events, now, onFocus }: DayCellProps) {
  const shown = events.length > shownChips ? events.slice(0, shownChips - 1) : events
  const others = events.length - shown.length
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
      {events.length > 0 && (
        <ul className="mt-0.5 grid grid-cols-1 gap-0.5">
          {shown.map((event) => (
            <li key={event.id} className="min-w-0">
              <TeamChip
                owner={owner}
                event={event}
                day={day}
                now={now}
                tabIndex={tabIndex}
                isRoomy={events.length <= roomyChips}
              />
            </li>
          ))}
          {others > 0 && (
            <li>
              <OtherEvents day={day} count={others} tabIndex={tabIndex} />
            </li>
          )}
        </ul>
      )}
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
        look.isToday && 'forced-colors:outline forced-colors:outline-[Highlight]',
        !look.isToday && look.isOutside && 'text-muted',
      )}
    >
      <span aria-hidden>{Number(day.slice(8))}</span>
      <span className="sr-only">{format.day(day)}</span>
    </span>
  )
}

interface OtherEventsProps {
  readonly day: string
  readonly count: number
  readonly tabIndex: number
}

function OtherEvents({ day, count, tabIndex }: OtherEventsProps) {
  const text = useText('events').calendar
  return (
    <button
      type="button"
      data-more={day}
      aria-haspopup="dialog"
      tabIndex={tabIndex}
      className="min-h-6 w-full truncate rounded-[0.25rem] px-1 text-left text-s text-muted hover:bg-hover hover:text-ink touch:min-h-7"
    >
      <span aria-hidden className="sm:hidden">
        +{count}
      </span>
      <span className="max-sm:sr-only">{text.more(count)}</span>
    </button>
  )
}
