import type { Event } from '@touchline/contract/events/shapes/event'
import { kindInWords } from '@touchline/domain/events/kind-in-words'
import { ArrowRight, Ban } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { initialsOf } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import type { EventKind } from '#web/ui/event-card.tsx'

import { AnswerSigns } from '../answer-signs.tsx'
import { kindIcons, kindOf } from '../event-kinds.tsx'

const grounds: Record<EventKind, string> = {
  practice: 'bg-practice/12',
  home: 'bg-home/12',
  away: 'bg-away/12',
  neutral: 'bg-neutral/12',
  match: 'bg-signal/12',
  other: 'bg-silent/20',
}

const edges: Record<EventKind, string> = {
  practice: 'border-l-practice',
  home: 'border-l-home',
  away: 'border-l-away',
  neutral: 'border-l-neutral',
  match: 'border-l-signal',
  other: 'border-l-silent',
}

const signs: Record<EventKind, string> = {
  practice: 'text-practice',
  home: 'text-home',
  away: 'text-away',
  neutral: 'text-neutral',
  match: 'text-ink',
  other: 'text-ink',
}

/** The event's team, if several share a calendar. */
interface ChipTeam {
  readonly name: string
  /** My children in it. */
  readonly children: readonly string[]
}

interface EventChipProps {
  readonly event: Event
  /** The day it is shown on: after its first day it continues. */
  readonly day: string
  readonly isOpen: boolean
  readonly team?: ChipTeam | undefined
  readonly tabIndex?: number | undefined
  /** With time and title even on a phone. */
  readonly isLarge?: boolean | undefined
  /** With few events on that day, the title may take its own line. */
  readonly isRoomy?: boolean | undefined
  /** For use outside `CloserLook`. */
  readonly onPress?: ((eventId: string) => void) | undefined
}

/** An event on a day: icon, time, title and my answer; only icons in a month on a phone. */
export function EventChip({ event, day, isOpen, team, isLarge, ...rest }: EventChipProps) {
  const { isRoomy, ...press } = rest
  const kind = kindOf(event)
  const isOff = event.cancelledAt !== null
  const words = cx(!isLarge && 'max-sm:sr-only')
  return (
    <button
      type="button"
      data-event={event.id}
      aria-haspopup="dialog"
      tabIndex={press.tabIndex}
      onClick={() => press.onPress?.(event.id)}
      className={cx(
        'figures flex w-full min-w-0 items-center gap-1 overflow-clip rounded-[0.25rem] border-l-3 px-0.5 text-left text-s sm:px-1',
        'hover:brightness-95 dark:hover:brightness-125',
        '[&_svg]:size-3.5 [&_svg]:shrink-0',
        grounds[kind],
        team === undefined ? edges[kind] : 'border-l-accent-ink',
        isLarge
          ? 'min-h-11 flex-wrap gap-x-2 px-2 py-1'
          : 'min-h-6 max-sm:justify-center touch:min-h-7',
        isRoomy && 'sm:flex-wrap sm:py-0.5',
      )}
    >
      <Signs event={event} team={isLarge === true ? undefined : team} />
      <span className={cx(words, 'shrink-0 empty:hidden', isOff && 'text-muted line-through')}>
        <ChipTime event={event} day={day} />
      </span>
      <span className={cx(words, 'min-w-0', titleStyle({ isLarge, isRoomy }))}>
        <ChipTitle event={event} team={team} isLarge={isLarge} />
      </span>
      <UnseenWords event={event} team={team} />
      {!isOff && <AnswerSigns event={event} isOpen={isOpen} />}
    </button>
  )
}

/**
 * The icon of the kind and, where the name has no room, of the team; on a phone only the team's.
 */
function Signs({ event, team }: Pick<EventChipProps, 'event' | 'team'>) {
  const kind = kindOf(event)
  return (
    <>
      <span aria-hidden className={cx('inline-flex', signs[kind], team && 'max-sm:hidden')}>
        {event.cancelledAt === null ? kindIcons[kind] : <Ban />}
      </span>
      {team && <TeamSign name={team.name} />}
    </>
  )
}

/** The team, where its name has no room. */
function TeamSign({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="shrink-0 rounded-[0.1875rem] bg-accent px-0.5 text-[0.6875rem] leading-4 font-semibold text-on-accent"
    >
      {initialsOf(name)}
    </span>
  )
}

function titleStyle({ isLarge, isRoomy }: Pick<EventChipProps, 'isLarge' | 'isRoomy'>): string {
  if (isLarge) return 'grow basis-16 wrap-anywhere'
  return isRoomy ? 'sm:line-clamp-2 sm:grow sm:basis-24 sm:wrap-anywhere' : 'truncate'
}

type ChipTitleProps = Pick<EventChipProps, 'event' | 'team' | 'isLarge'>

/** The title and the child it concerns; the place below if there is room. */
function ChipTitle({ event, team, isLarge }: ChipTitleProps) {
  const children = team?.children.join(', ') ?? ''
  const isOff = event.cancelledAt !== null
  return (
    <>
      <span className={cx(isLarge && 'line-clamp-2', isOff && 'text-muted line-through')}>
        {event.title}
        {children !== '' && <span className="text-muted"> · {children}</span>}
        {isLarge && team && <span className="text-muted"> · {team.name}</span>}
      </span>
      {isLarge && event.location !== null && (
        <span className="line-clamp-1 text-muted">{event.location}</span>
      )}
    </>
  )
}

/** Colours and icons in words, for screen readers. */
function UnseenWords({ event, team }: Pick<EventChipProps, 'event' | 'team'>) {
  const text = useText('events')
  const parts = [
    event.isAllDay ? text.calendar.allDay : undefined,
    kindInWords(event, text),
    team?.name,
    event.cancelledAt === null ? undefined : text.calendar.cancelled,
  ]
  return <span className="sr-only">, {parts.filter(Boolean).join(', ')}</span>
}

/** The start time, or an arrow if it continues from the day before. */
function ChipTime({ event, day }: Pick<EventChipProps, 'event' | 'day'>) {
  const text = useText('events').calendar
  const format = useFormat()
  const first = event.startsLocal.slice(0, 10)
  if (first !== day)
    return (
      <span className="inline-flex align-middle">
        <ArrowRight aria-hidden />
        <span className="sr-only">{text.since(format.day(first))}</span>
      </span>
    )
  if (event.isAllDay) return null
  return format.time(event.startsAt, event.timeZone)
}
