import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { CircleCheck } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { dayQueryString } from '#web/events/calendar/day-query-string.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The last page of the wizard, with links to continue. */
export function LeagueCreated({ created: { league, matches } }: { created: LeagueDetails }) {
  const text = useText('leagueCreation')
  const { teamId, seasonId, id } = league
  const place = new URLSearchParams({ season: seasonId ?? 'all', league: id })
  const [first] = matches.flatMap(({ date }) => (date === null ? [] : [date])).toSorted()
  const day = first === undefined ? '' : dayQueryString(first)
  return (
    <div className="mt-6">
      <EmptyState
        icon={<CircleCheck aria-hidden />}
        title={text.completed}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`${paths.leagues(teamId)}?${place}`}>{text.backToLeagues}</ButtonLink>
            <ButtonLink variant="primary" to={`${paths.teamCalendar(teamId)}${day}`}>
              {text.viewInCalendar}
            </ButtonLink>
          </div>
        }
      >
        {text.completedText(league.name, matches.length)}
      </EmptyState>
    </div>
  )
}
