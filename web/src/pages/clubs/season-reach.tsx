import type { SeasonFields } from '@touchline/contract/teams/shapes/belongings'
import { isComplete } from '@touchline/domain/teams/season'

import { useClubSeasonPreview } from '#web/clubs/api/teams.ts'
import { useText } from '#web/platform/language/language.tsx'

/** Which teams would get this season, and which keep theirs. */
export function SeasonReach({ clubId, season }: { clubId: string; season: SeasonFields }) {
  const text = useText('clubs').seasons
  const enabled = isComplete(season)
  const { data: teams } = useClubSeasonPreview({ clubId, enabled }, season)
  if (!enabled || teams === undefined) return null
  const count = teams.filter(({ keeps }) => keeps === null).length
  return (
    <div role="status" className="text-s">
      <p className="font-medium">{count === 0 ? text.reachesNone : text.reaches(count)}</p>
      <ul className="max-h-40 overflow-y-auto text-muted">
        {teams.map(
          ({ id, name, keeps }) =>
            keeps !== null && (
              <li key={id} className="wrap-anywhere">
                {text[keeps](name)}
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
