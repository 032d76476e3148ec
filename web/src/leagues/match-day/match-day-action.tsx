import type { Event } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import { ClipboardList, Shirt } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import { useMatchDay } from './api/match-day.ts'
import { isUncancelledMatch } from './match-score.tsx'

interface MatchDayActionProps {
  readonly event: Event
}

/**
 * For staff: a link to the line-up, or to the result once the match has started; hidden when
 * entered.
 */
export function MatchDayAction({ event }: MatchDayActionProps) {
  const actor = useActor()
  const hasBegun = useNow().getTime() >= Date.parse(event.startsAt)
  if (!may(actor, 'match-day.edit') || !isUncancelledMatch(event)) return null
  return hasBegun ? <EnterScore event={event} /> : <ToLineUp event={event} />
}

function ToLineUp({ event }: MatchDayActionProps) {
  const { matchDay } = useText('events').page
  return (
    <ButtonLink
      size="s"
      icon={<Shirt aria-hidden />}
      to={`${paths.matchDay(event.teamId, event.id)}?view=lineUp`}
    >
      {matchDay.lineUp}
    </ButtonLink>
  )
}

function EnterScore({ event }: MatchDayActionProps) {
  const { matchDay } = useText('events').page
  const { data: day } = useMatchDay({ teamId: event.teamId, eventId: event.id })
  if (day === undefined || day.result.outcome !== null) return null
  return (
    <ButtonLink
      size="s"
      icon={<ClipboardList aria-hidden />}
      to={`${paths.matchDay(event.teamId, event.id)}?view=after`}
    >
      {matchDay.enterScore}
    </ButtonLink>
  )
}
