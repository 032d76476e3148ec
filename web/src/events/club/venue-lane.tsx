import { timeOfMinutes } from '@touchline/domain/events/days'
import { Ban, Plus, Settings2 } from 'lucide-react'
import type { CSSProperties, MouseEvent } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { ClubEventChip } from './club-event-chip.tsx'
import type { ShownWeek } from './club-week-data.ts'
import { hourHeight, type Lane, type LaneHours, type LaneSpan } from './lane-times.ts'

interface VenueLaneProps {
  readonly lane: Lane
  readonly hours: LaneHours
  readonly shown: ShownWeek
  /** Dims events of teams that are filtered out: the place is taken all the same. */
  readonly isDimmed: (eventId: string) => boolean
  /** Undefined for people who only read. */
  readonly change:
    | {
        readonly onVenue: () => void
        readonly onFree: (span: LaneSpan) => void
        readonly onClosure: (closureId: string) => void
      }
    | undefined
}

/** One place: events, closures and, for people who may book, free times as buttons. */
export function VenueLane(props: VenueLaneProps) {
  const { lane, hours, shown, isDimmed, change } = props
  const { venue, columns } = lane
  const at = (span: LaneSpan) => placeOf(span, hours)
  return (
    <section
      aria-label={venue.name}
      className="min-w-36 flex-1 border-r border-line last:border-r-0 sm:min-w-44"
    >
      <h3 className="h-11 border-b border-line text-s font-semibold">
        <VenueName name={venue.name} onPress={change?.onVenue} />
      </h3>
      <div className="relative" style={{ height: `${(hours.to - hours.from) * hourHeight}rem` }}>
        {change &&
          lane.free.map((span) => (
            <FreeTime
              key={span.from}
              span={span}
              style={at(span)}
              venue={venue.name}
              onFree={change.onFree}
            />
          ))}
        {lane.closures.map(({ closure, span }) => (
          <ClosedTime
            key={closure.id}
            reason={closure.reason}
            style={at(span)}
            onPress={change && (() => change.onClosure(closure.id))}
          />
        ))}
        {lane.events.map(({ item: { event, span }, column }) => (
          <div
            key={event.id}
            style={{
              ...at(span),
              left: `${(column / columns) * 100}%`,
              width: `${100 / columns}%`,
            }}
            className={cx('absolute p-px', isDimmed(event.id) && 'opacity-60')}
          >
            <ClubEventChip event={event} shown={shown} day={hours.day} hidesPlace />
          </div>
        ))}
      </div>
    </section>
  )
}

function VenueName({ name, onPress }: { name: string; onPress: (() => void) | undefined }) {
  const words = (
    <span className="line-clamp-2 min-w-0 grow wrap-anywhere">
      <bdi>{name}</bdi>
    </span>
  )
  if (onPress === undefined)
    return <span className="flex h-full items-center px-2 text-left">{words}</span>
  return (
    <button
      type="button"
      className="flex h-full w-full min-w-0 items-center gap-1 px-2 text-left hover:bg-hover [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-muted"
      onClick={onPress}
    >
      {words}
      <Settings2 aria-hidden />
    </button>
  )
}

interface ClosedTimeProps {
  readonly reason: string | null
  readonly style: CSSProperties
  readonly onPress: (() => void) | undefined
}

function ClosedTime({ reason, style, onPress }: ClosedTimeProps) {
  const text = useText('clubCalendar')
  const className =
    'absolute inset-x-0.5 flex items-start gap-1 overflow-clip rounded-[0.25rem] border border-dashed border-edge bg-sunken px-2 py-1 text-left text-s text-muted [button&]:hover:border-ink [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0'
  const inside = (
    <>
      <Ban aria-hidden />
      <span className="wrap-anywhere">{[text.blocked, reason].filter(Boolean).join(' · ')}</span>
    </>
  )
  if (onPress === undefined)
    return (
      <div style={style} className={className}>
        {inside}
      </div>
    )
  return (
    <button type="button" style={style} className={className} onClick={onPress}>
      {inside}
    </button>
  )
}

interface FreeTimeProps {
  readonly span: LaneSpan
  readonly style: CSSProperties
  readonly venue: string
  readonly onFree: (span: LaneSpan) => void
}

/** A pointer starts at the pressed half hour, the keyboard at the start of the free time. */
function FreeTime({ span, style, venue, onFree }: FreeTimeProps) {
  const text = useText('clubCalendar')
  const [from, to] = [timeOfMinutes(span.from), endTimeOf(span.to)]

  function press({ detail, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) {
    const { top, height } = currentTarget.getBoundingClientRect()
    const share = detail === 0 ? 0 : (clientY - top) / height
    const minutes = Math.floor((share * (span.to - span.from)) / 30) * 30
    onFree({ from: Math.min(span.from + minutes, span.to - 30), to: span.to })
  }

  return (
    <button
      type="button"
      aria-label={text.free(venue, from, to)}
      style={style}
      className="group absolute inset-x-0 grid place-items-center hover:bg-hover focus-visible:bg-hover"
      onClick={press}
    >
      <Plus
        aria-hidden
        className="size-5 text-muted opacity-40 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
    </button>
  )
}

function placeOf({ from, to }: LaneSpan, hours: LaneHours): CSSProperties {
  const start = Math.max(from, hours.from * 60) - hours.from * 60
  const end = Math.min(to, hours.to * 60) - hours.from * 60
  return {
    top: `${(start / 60) * hourHeight}rem`,
    height: `${((end - start) / 60) * hourHeight}rem`,
  }
}

/** The last minute of the day instead of midnight. */
function endTimeOf(minutes: number): string {
  return minutes >= 1440 ? '23:59' : timeOfMinutes(minutes)
}
