import { ClipboardList } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

/** From the page of a match to its line-up, its live score and its result. */
export function MatchDayLink({ teamId, eventId }: { teamId: string; eventId: string }) {
  const { matchDay } = useText('events').page
  return (
    <LinkCard
      to={paths.matchDay(teamId, eventId)}
      icon={<ClipboardList aria-hidden />}
      {...matchDay}
    />
  )
}
