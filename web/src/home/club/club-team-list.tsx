import type { Club } from '@touchline/contract/clubs/shapes'
import type { ClubTeam } from '@touchline/contract/teams/shapes/mine'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import type { ClubWatch } from '#web/clubs/api.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useClubTeams } from '#web/teams/api/club-teams.ts'
import { TeamShield } from '#web/teams/team-shield.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { wordOf } from '#web/ui/word-field.tsx'

import { ClubSeasons } from './club-seasons.tsx'

interface ClubTeamListProps {
  readonly club: Club
  readonly watch: ClubWatch
}

/** The teams with their figures, and what was given to all of them at once. */
export function ClubTeamList({ club, watch }: ClubTeamListProps) {
  const text = useText('clubs').page
  const teams = useClubTeams(watch)
  return (
    <section>
      <h2 className="mb-3 text-l">{text.teams}</h2>
      {!teams.data && <SkeletonRows label={text.loading} count={3} />}
      {teams.data?.length === 0 && <EmptyState title={text.noTeams}>{text.noTeamsHint}</EmptyState>}
      {teams.data && teams.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {teams.data.map((team) => (
            <ClubTeamLine key={team.id} team={team} />
          ))}
        </ul>
      )}
      {watch.enabled && <ClubSeasons club={club} />}
    </section>
  )
}

function ClubTeamLine({ team }: { team: ClubTeam }) {
  const words = useText('teams')
  const text = useText('clubs').page
  const kind = [
    wordOf(words.sports, team.sport),
    team.gender && words.genders[team.gender],
    team.ageGroup && wordOf(words.ageGroups, team.ageGroup),
    team.format && words.formats[team.format],
  ].filter(Boolean)
  const figures = [
    text.members(team.memberCount),
    text.joined(team.joinedCount),
    text.upcoming(team.upcomingEventCount),
  ]
  return (
    <li className="relative flex items-center gap-4 py-3 hover:bg-hover">
      <TeamShield team={team} src={team.logo?.thumb} />
      <div className="min-w-0 grow">
        <h3 className="font-medium">
          <Link to={paths.team(team.id)} className="wrap-anywhere after:absolute after:inset-0">
            {team.name}
          </Link>
        </h3>
        <p className="text-s text-muted">{kind.join(', ')}</p>
        <p className="figures flex flex-wrap gap-x-3 text-s text-muted">
          {figures.map((figure) => (
            <span key={figure}>{figure}</span>
          ))}
        </p>
      </div>
    </li>
  )
}
