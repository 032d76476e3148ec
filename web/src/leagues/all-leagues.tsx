import type { LeagueSummary } from '@touchline/contract/leagues/shapes/league'
import { isStaff } from '@touchline/domain/teams/actor'

import { useSeasonChoice } from '#web/attendance/choices.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { ChecklistBanner } from '#web/teams/checklist.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useLeagues } from './api/leagues.ts'
import { HeaderActions } from './header-actions.tsx'
import { LeagueChoice } from './league-choice.tsx'
import { NoLeagues } from './no-leagues.tsx'
import type { LeagueFigures } from './one-league.tsx'
import { ShownLeague } from './shown-league.tsx'
import { useLeaguePlace } from './use-league-place.ts'

interface AllLeaguesProps {
  /** What later capabilities show of the chosen league. */
  readonly figures: LeagueFigures
}

/** The leagues of a team: matches, tables, figures. */
export function AllLeagues({ figures }: AllLeaguesProps) {
  const text = useText('leagues')
  const { team, checklist } = useTeam()
  const actor = useActor()
  const { seasonId, select } = useSeasonChoice(team.id)
  const leagues = useLeagues(team.id)
  const { leagueId } = useLeaguePlace()

  const shown = (leagues.data ?? []).filter(isOf(seasonId))
  const chosen = shown.find(({ id }) => id === leagueId) ?? shown[0]

  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <div className="no-print">{isStaff(actor) && <ChecklistBanner checklist={checklist} />}</div>
      <PageHeader
        title={text.title}
        subtitle={<span className="hidden print:inline">{team.name}</span>}
        actions={chosen && <HeaderActions seasonId={seasonId} before={chosen} />}
      />
      <div className="no-print mb-4 flex flex-wrap gap-3 *:min-w-0 *:grow-99 *:basis-32 *:first:grow *:first:basis-36 sm:max-w-143 sm:*:first:basis-60 sm:*:only:max-w-60">
        {select}
        {chosen && <LeagueChoice leagues={shown} chosen={chosen.id} />}
      </div>
      <ShownLeague
        query={leagues}
        chosenId={chosen?.id}
        figures={figures}
        none={<NoLeagues seasonId={seasonId} before={leagues.data?.[0]} />}
      />
    </>
  )
}

/** A league without a season belongs to every one. */
function isOf(seasonId: string | undefined) {
  return (league: LeagueSummary) =>
    seasonId === undefined || league.seasonId === null || league.seasonId === seasonId
}
