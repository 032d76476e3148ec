import type { EventPage } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import { TrendingUp } from 'lucide-react'

import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { useForecast } from './api/forecast.ts'

const daysAhead = 14

/** For staff: how many players will probably come to an event of the next two weeks. */
export function ForecastLine({ event }: { event: EventPage }) {
  const { forecast: text } = useText('attendance')
  const isSoon = isWithinDays(event.startsAt, useNow())
  const isWanted = may(useActor(), 'attendance.edit') && event.invitation.kind === 'sent' && isSoon
  const forecast = useForecast(event, isWanted)
  if (!isWanted || !forecast) return null
  const { likely, low, high, undecided, undecidedLikely, events } = forecast
  return (
    <div className="figures mt-2 flex items-start gap-2 text-s text-muted">
      <TrendingUp className="size-5 shrink-0" aria-hidden />
      <div>
        <p className="font-medium text-ink">
          {text.likely(likely)} {low < high && text.range(low, high)}
        </p>
        <p>
          {undecidedLikely === null
            ? text.basis(events)
            : text.undecided(undecidedLikely, undecided)}
        </p>
      </div>
    </div>
  )
}

function isWithinDays(startsAt: string, now: Date): boolean {
  const ahead = Date.parse(startsAt) - now.getTime()
  return ahead > 0 && ahead < daysAhead * 86_400_000
}
