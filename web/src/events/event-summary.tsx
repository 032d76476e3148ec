import type { Event } from '@touchline/contract/events/shapes/event'
import { playerCountsOf } from '@touchline/domain/events/player-counts'
import type { Actor } from '@touchline/domain/teams/actor'
import type { ReactNode } from 'react'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TeamShield } from '#web/teams/team-shield.tsx'
import { EventCard } from '#web/ui/event-card.tsx'

import { AnswerCounts } from './answer-counts.tsx'
import type { ShownTeam } from './calendar/calendar-owner.ts'
import { kindPartsOf } from './event-kinds.tsx'
import { MyAnswers } from './my-answers.tsx'
import { useAnswerRefusal } from './use-answer-refusal.ts'
import { useEventTime } from './use-event-time.ts'

interface EventSummaryProps {
  readonly event: Event
  /** My role in the team; undefined if several teams are shown. */
  readonly actor?: Actor | undefined
  /** The heading level that fits the page. */
  readonly heading?: 'h2' | 'h3' | undefined
  /** Its team, if several are shown. */
  readonly team?: ShownTeam | undefined
  /** Staff actions on the card. */
  readonly actions?: ReactNode
}

/**
 * An event with my answers and the counts: the same in lists, on dashboards and in the calendar.
 */
export function EventSummary({ event, actor, heading, team, actions }: EventSummaryProps) {
  const text = useText('events')
  const { block } = useFormat()
  const time = useEventTime(event)
  const refusal = useAnswerRefusal(event, actor)

  return (
    <EventCard
      {...block(event.startsAt, event.timeZone)}
      {...kindPartsOf(event, text)}
      owner={team && <OwnerLine team={team} />}
      title={event.title}
      heading={heading}
      to={(event.asGuest ? paths.guestEvent : paths.event)(event.teamId, event.id)}
      time={time}
      place={event.location}
      cancelledLabel={event.cancelledAt === null ? undefined : text.calendar.cancelled}
      answer={event.mine.length > 0 && <MyAnswers event={event} refusal={refusal} />}
      answers={
        event.cancelledAt === null && (
          <AnswerCounts
            counts={playerCountsOf(event.counts, event.staffCounts)}
            staff={event.staffCounts.going}
          />
        )
      }
      actions={actions}
    />
  )
}

/** The event's team. */
function OwnerLine({ team }: { team: ShownTeam }) {
  return (
    <span className="flex min-w-0 items-center gap-2 pb-1 text-s font-medium">
      <TeamShield team={team} src={team.logo} size="s" />
      <span className="min-w-0 truncate">{[team.name, ...team.children].join(' · ')}</span>
    </span>
  )
}
