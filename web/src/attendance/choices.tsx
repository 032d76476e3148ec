import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { Select } from '#web/ui/select.tsx'
import { useUrlState } from '#web/ui/use-url-state.ts'

import { everySeason } from './every-season.ts'

/** Leads to the attendance of another team of mine or of my children; nothing to choose with one team. */
export function TeamChoice({ teamId }: { teamId: string }) {
  const text = useText('attendance')
  const navigate = useNavigate()
  const { teams: own = [], children = [] } = useMyTeams().data ?? {}
  // A team in which two children play, or I do, too, is one to choose.
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

/** The season that runs, until another one is chosen; a page may say of it that it does. */
export function useSeasonChoice(teamId: string, running = (name: string) => name) {
  const text = useText('attendance')
  const { params, go } = useUrlState<'season'>()
  const { data: seasons = [], isPending } = useSeasons(teamId)
  const asked = params.get('season')
  const current = seasons.find(({ status }) => status === 'current')?.id
  const chosen = asked ?? current ?? everySeason

  return {
    seasonId: chosen === everySeason ? undefined : chosen,
    /** What paper says, where nothing can be chosen. */
    name: seasons.find(({ id }) => id === chosen)?.name ?? text.allSeasons,
    /** False as long as the season that runs is on its way. */
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
