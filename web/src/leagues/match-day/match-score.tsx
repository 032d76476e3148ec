import type { Event } from '@touchline/contract/events/shapes/event'
import { isMatch } from '@touchline/domain/events/event-types'

import { paths } from '#web/app/paths.ts'
import { useNow } from '#web/events/use-now.ts'
import { TextLink } from '#web/ui/text-link.tsx'

import { useScoreSentence } from './use-score-sentence.ts'

interface MatchStandingProps {
  readonly event: Event
  readonly teamName: string
}

/** The score of a match, below its card. */
export function MatchScore({ event, teamName }: MatchStandingProps) {
  const hasBegun = useNow().getTime() >= Date.parse(event.startsAt)
  return hasBegun && isUncancelledMatch(event) && <Standing event={event} teamName={teamName} />
}

function Standing({ event, teamName }: MatchStandingProps) {
  const words = useScoreSentence(event, teamName)
  if (words === undefined) return null
  return (
    <p className="figures mt-2 wrap-anywhere">
      <TextLink to={paths.matchDay(event.teamId, event.id)} className="inline-block py-1">
        {words}
      </TextLink>
    </p>
  )
}

/** Our match that isn't cancelled. */
export function isUncancelledMatch(event: Event): boolean {
  return isMatch(event.type) && event.cancelledAt === null && !event.asGuest
}
