import type { Event } from '@touchline/contract/events/shapes/event'
import { liveEntryOpensAt } from '@touchline/domain/leagues/permissions'
import { ClipboardList } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

import { useScoreSentence } from './use-score-sentence.ts'

/** A link to the match day with the score. */
export function MatchDayLink({ event }: { event: Event }) {
  const { matchDay } = useText('events').page
  const mayBeOn = useNow() >= liveEntryOpensAt(event)
  return (
    <LinkCard
      to={paths.matchDay(event.teamId, event.id)}
      icon={<ClipboardList aria-hidden />}
      title={matchDay.title}
      text={mayBeOn ? <Standing event={event} /> : matchDay.text}
    />
  )
}

function Standing({ event }: { event: Event }) {
  const { matchDay } = useText('events').page
  const { team } = useTeam()
  const words = useScoreSentence(event, team.name)
  return words === undefined ? matchDay.text : <span className="figures text-ink">{words}</span>
}
