import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'

import { useMatchDay } from '#web/leagues/match-day/api/match-day.ts'
import { PublishedLineUp } from '#web/leagues/match-day/line-up/published-line-up.tsx'
import { useMatch } from '#web/leagues/match-day/use-match.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

/** Who plays where, as of saving; staff also see what isn't published. */
export function OfflineLineUp({ event }: { event: EventPage }) {
  const text = useText('offlineEvent')
  const day = useMatchDay({ teamId: event.teamId, eventId: event.id }).data
  if (day === undefined) return null
  return (
    <Card title={text.lineUp} className="print:break-inside-avoid">
      <Shown event={event} day={day} />
    </Card>
  )
}

function Shown({ event, day }: { event: EventPage; day: MatchDay }) {
  const { lineUp: words } = useText('matchDay')
  const match = useMatch(event, day)
  if (day.lineUp === null) return <p className="text-muted">{words.none}</p>
  return <PublishedLineUp match={match} lineUp={day.lineUp} />
}
