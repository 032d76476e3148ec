import type { Event } from '@touchline/contract/events/shapes/event'
import type { Actor } from '@touchline/domain/teams/actor'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TeamShield } from '#web/teams/team-shield.tsx'
import { EventCard } from '#web/ui/event-card.tsx'

import { AnswerCounts } from './answer-counts.tsx'
import type { ShownTeam } from './calendar/calendar-owner.ts'
import { kindIcons, kindInWords, kindOf } from './event-kinds.tsx'
import { MyAnswer } from './my-answer.tsx'
import { SaidAnswer } from './said-answer.tsx'
import { useAnswerRefusal } from './use-answer-refusal.ts'
import { useEventTime } from './use-event-time.ts'
import { useNow } from './use-now.ts'

interface EventSummaryProps {
  readonly event: Event
  /** Who I am in the team; left out where several teams are shown. */
  readonly actor?: Actor | undefined
  /** The level that fits the page around it. */
  readonly heading?: 'h2' | 'h3' | undefined
  /** Said above it where several teams are shown. */
  readonly team?: ShownTeam | undefined
}

/** An event with my answers and the numbers: the same in lists, on dashboards and in the calendar. */
export function EventSummary({ event, actor, heading, team }: EventSummaryProps) {
  const text = useText('events')
  const { block } = useFormat()
  const time = useEventTime(event)
  const refusal = useAnswerRefusal(event, actor)
  const kind = kindOf(event)

  return (
    <EventCard
      {...block(event.startsAt, event.timeZone)}
      kind={kind}
      kindLabel={kindInWords(event, text)}
      owner={team && <OwnerLine team={team} />}
      kindIcon={kindIcons[kind]}
      title={event.title}
      heading={heading}
      to={(event.asGuest ? paths.guestEvent : paths.event)(event.teamId, event.id)}
      time={time}
      place={event.location}
      cancelledLabel={event.cancelledAt === null ? undefined : text.calendar.cancelled}
      answer={event.mine.length > 0 && <MyAnswers event={event} refusal={refusal} />}
      answers={event.cancelledAt === null && <AnswerCounts counts={event.counts} />}
    />
  )
}

/** Whose event it is. */
function OwnerLine({ team }: { team: ShownTeam }) {
  return (
    <span className="flex min-w-0 items-center gap-2 pb-1 text-s font-medium">
      <TeamShield team={team} src={team.logo} size="s" />
      <span className="min-w-0 truncate">{team.name}</span>
    </span>
  )
}

function MyAnswers({ event, refusal }: { event: Event; refusal: string | undefined }) {
  const isOver = Date.parse(event.endsAt) < useNow().getTime()
  if (event.cancelledAt !== null) return null
  if (isOver) return event.mine.map((mine) => <SaidAnswer key={mine.memberId} mine={mine} />)
  return (
    <>
      <div className="no-print grid gap-3">
        {event.mine.map((mine) => (
          <MyAnswer key={mine.memberId} event={event} mine={mine} refusal={refusal} />
        ))}
      </div>
      <div className="hidden print:block">
        {event.mine.map((mine) => (
          <SaidAnswer key={mine.memberId} mine={mine} />
        ))}
      </div>
    </>
  )
}
