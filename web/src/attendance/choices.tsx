import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { Select } from '#web/ui/select.tsx'
import { useUrlState } from '#web/ui/use-url-state.ts'

import { everySeason } from './every-season.ts'

/** Switches to another team of the reader or their children; hidden with one team. */
export function TeamChoice({ teamId }: { teamId: string }) {
  const text = useText('attendance')
  const navigate = useNavigate()
  const { teams: own = [], children = [] } = useMyTeams().data ?? {}
  // The same team can appear for several children and the reader.
  const teams = [...new Map([...own, ...children].map((team) => [team.id, team])).values()]
  if (teams.length < 2 || teams.every(({ id }) => id !== teamId)) return null
  return (
    <Select
      label={text.team}
      labelHidden
      options={teams.map(({ id, name }) => ({ value: id, label: name }))}
      value={teamId}
      onChange={(chosen) => void navigate(paths.attendance(chosen))}
    />
  )
}

/** The current season until another one is chosen; `running` can word its label. */
export function useSeasonChoice(teamId: string, running = (name: string) => name) {
  const text = useText('attendance')
  const { params, go } = useUrlState<'season'>()
  const { data: seasons = [], isPending } = useSeasons(teamId)
  const asked = params.get('season')
  const current = seasons.find(({ status }) => status === 'current')?.id
  const chosen = asked ?? current ?? everySeason

  return {
    seasonId: chosen === everySeason ? undefined : chosen,
    /** For print, where nothing can be chosen. */
    name: seasons.find(({ id }) => id === chosen)?.name ?? text.allSeasons,
    /** False while the current season is loading. */
    isKnown: asked !== null || !isPending,
    select: (
      <Select
        label={text.season}
        labelHidden
        options={[
          ...seasons.map(({ id, name }) => ({
            value: id,
            label: id === current ? running(name) : name,
          })),
          { value: everySeason, label: text.allSeasons },
        ]}
        value={chosen}
        onChange={(season) => go({ season })}
      />
    ),
  }
}
