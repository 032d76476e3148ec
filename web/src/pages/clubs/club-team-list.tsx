import type { ClubPage } from '@touchline/contract/clubs/shapes'
import type { TeamFigures } from '@touchline/contract/statistics/shapes/club'
import type { ClubTeam } from '@touchline/contract/teams/shapes/mine'
import { mayInClub } from '@touchline/domain/clubs/permissions'
import { useState } from 'react'

import type { ClubWatch } from '#web/clubs/api/club.ts'
import { useClubTeams } from '#web/clubs/api/teams.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useClubFigures } from '../teams/api.ts'
import { ClubSeasons } from './club-seasons.tsx'
import { ClubTeamLine } from './club-team-line.tsx'
import { NoTeams } from './no-teams.tsx'

interface ClubTeamListProps {
  readonly page: ClubPage
  readonly watch: ClubWatch
}

/** The teams with their figures, and seasons added to all of them. */
export function ClubTeamList({ page, watch }: ClubTeamListProps) {
  const seesFigures = mayInClub(page, 'figures.view')
  const text = useText('clubs').page
  const { loadFailed, loadFailedHint } = useText('teams')
  const teams = useClubTeams(watch)
  const figures = useClubFigures({ ...watch, enabled: watch.enabled && seesFigures })
  // Waits for both: lines must not grow while someone taps them.
  const shown = seesFigures && figures.isPending ? undefined : teams.data
  return (
    <section>
      <h2 className="mb-3 text-l">{text.teams}</h2>
      {teams.isLoadingError && (
        <LoadFailure title={loadFailed} hint={loadFailedHint} query={teams} />
      )}
      {!shown && !teams.isLoadingError && <SkeletonRows label={text.loading} count={3} />}
      {shown && <Teams page={page} teams={shown} figures={figures.data} />}
      {watch.enabled && <Seasons page={page} />}
    </section>
  )
}

function Seasons({ page }: Pick<ClubTeamListProps, 'page'>) {
  return mayInClub(page, 'seasons.edit') && <ClubSeasons club={page.club} />
}

function Teams({
  page,
  ...lines
}: Omit<LinesProps, 'opensMoney'> & Pick<ClubTeamListProps, 'page'>) {
  // A treasurer sees only a team's money.
  const opensMoney = mayInClub(page, 'dues.manage') && !mayInClub(page, 'events.create')
  if (lines.teams.length > 0) return <Lines {...lines} opensMoney={opensMoney} />
  return mayInClub(page, 'members.import') && <NoTeams clubId={page.club.id} />
}

interface LinesProps {
  readonly teams: readonly ClubTeam[]
  readonly figures: ReadonlyMap<string, TeamFigures> | undefined
  readonly opensMoney: boolean
}

/** The first teams of a large club, the rest on request: staff and people come below. */
function Lines({ teams, figures, opensMoney }: LinesProps) {
  const text = useText('clubs').page
  const [isWhole, setWhole] = useState(teams.length <= atFirst + 3)
  const lines = isWhole ? teams : teams.slice(0, atFirst)
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((team) => (
          <ClubTeamLine
            key={team.id}
            team={team}
            figures={figures?.get(team.id)}
            opensMoney={opensMoney}
          />
        ))}
      </ul>
      {!isWhole && (
        <Button className="mt-3" onClick={() => setWhole(true)}>
          {text.showTeams(teams.length)}
        </Button>
      )}
    </>
  )
}

const atFirst = 12
