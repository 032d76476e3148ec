import type { ClubEvent } from '@touchline/contract/events/shapes/club-calendar'
import { kindInWords } from '@touchline/domain/events/kind-in-words'
import { Ban, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { AccentScope } from '#web/ui/accent-scope.tsx'
import { cx } from '#web/ui/cx.ts'

import { kindIcons, kindOf } from '../event-kinds.tsx'
import type { ShownWeek } from './club-week-data.ts'

interface ClubEventChipProps {
  readonly event: ClubEvent
  readonly shown: Pick<ShownWeek, 'teams' | 'clashing'>
  /** The day it is shown on. */
  readonly day: string
  /** For use below the name of its place. */
  readonly hidesPlace?: boolean
  /** One line, for a month. */
  readonly isSmall?: boolean
}

/** A team's event, starting with the team's name; links to its page if the reader may open it. */
export function ClubEventChip({ event, shown, day, ...look }: ClubEventChipProps) {
  const team = shown.teams.get(event.teamId)
  const isClashing = shown.clashing.has(event.id)
  const parts = { event, day, name: team?.name ?? '', isClashing }
  const className = cx(
    'figures block h-full min-w-0 overflow-clip rounded-[0.25rem] border-l-4 border-l-accent-ink bg-sunken text-s [a&]:hover:bg-hover',
    look.isSmall === true ? 'min-h-6 px-1 touch:min-h-8' : 'min-h-11 px-2 py-0.5',
    isClashing && 'outline-2 -outline-offset-2 outline-warning',
  )
  const inside =
    look.isSmall === true ? (
      <SmallParts {...parts} />
    ) : (
      <LargeParts {...parts} hidesPlace={look.hidesPlace === true} />
    )
  const chip =
    team?.isOpen === true ? (
      <Link to={paths.event(event.teamId, event.id)} className={className}>
        {inside}
      </Link>
    ) : (
      <div className={className}>{inside}</div>
    )
  return team?.accent === undefined ? chip : <AccentScope accent={team.accent}>{chip}</AccentScope>
}

interface Parts {
  readonly event: ClubEvent
  readonly day: string
  readonly name: string
  readonly isClashing: boolean
}

const line = 'flex min-w-0 items-center gap-1 [&_svg]:size-3.5 [&_svg]:shrink-0'

function LargeParts({ event, day, name, isClashing, hidesPlace }: Parts & { hidesPlace: boolean }) {
  const text = useText('events')
  const isOff = event.cancelledAt !== null
  const place = hidesPlace ? null : event.location
  return (
    <>
      <span className={line}>
        <span aria-hidden className="inline-flex">
          {isOff ? <Ban /> : kindIcons[kindOf(event)]}
        </span>
        <span className="min-w-0 truncate font-semibold">
          <bdi>{name}</bdi>
        </span>
        {isClashing && <ClashSign />}
      </span>
      <span className={cx('line-clamp-2 wrap-anywhere', isOff && 'line-through')}>
        {useTimes(event, day)}
        <span className="text-muted">
          {['', event.title, place].filter((part) => part !== null).join(' · ')}
        </span>
      </span>
      <span className="sr-only">
        {[kindInWords(event, text), isOff && text.calendar.cancelled].filter(Boolean).join(', ')}
      </span>
    </>
  )
}

function SmallParts({ event, day, name, isClashing }: Parts) {
  const { calendar } = useText('events')
  const isOff = event.cancelledAt !== null
  const [begin] = useTimes(event, day).split('–')
  return (
    <span className={line}>
      <span className={cx('shrink-0', isOff && 'text-muted line-through')}>{begin}</span>
      <span className="min-w-0 truncate font-semibold">
        <bdi>{name}</bdi>
      </span>
      <span className="sr-only">
        {[event.title, isOff && calendar.cancelled].filter(Boolean).join(', ')}
      </span>
      {isClashing && <ClashSign />}
    </span>
  )
}

function ClashSign() {
  const text = useText('clubCalendar')
  return (
    <span className="ml-auto inline-flex text-warning">
      <TriangleAlert aria-label={text.clashing} role="img" />
    </span>
  )
}

/** Its times on a day; no start if it began the day before. */
function useTimes({ isAllDay, startsLocal, endsLocal }: ClubEvent, day: string): string {
  const { calendar } = useText('events')
  if (isAllDay) return calendar.allDay
  const [starts = '', ends = ''] = [startsLocal, endsLocal].map((local) => local.slice(11))
  return startsLocal.slice(0, 10) === day ? `${starts}–${ends}` : `–${ends}`
}
