import type { EventPage } from '@touchline/contract/events/shapes/event'
import { liveFrom } from '@touchline/domain/leagues/permissions'
import { ClipboardList } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

import { StandingInWords } from './standing-in-words.tsx'

/** From the page of a match to its line-up, its live score and its result; says how it stands once it is on. */
export function MatchDayLink({ event }: { event: EventPage }) {
  const { matchDay } = useText('events').page
  const mayBeOn = useNow() >= liveFrom(event)
  return (
    <LinkCard
      to={paths.matchDay(event.teamId, event.id)}
      icon={<ClipboardList aria-hidden />}
      title={matchDay.title}
      text={mayBeOn ? <StandingInWords event={event} /> : matchDay.text}
    />
  )
}
