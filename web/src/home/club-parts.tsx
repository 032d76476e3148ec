import type { Club, ClubPage } from '@touchline/contract/clubs/shapes'
import type { ClubTeam } from '@touchline/contract/teams/shapes/mine'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useClubTeams } from '#web/teams/api/club-teams.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { wordOf } from '#web/ui/word-field.tsx'

export function ClubHeader({ club }: { club: Club }) {
  const text = useText('clubs').page
  const { sports } = useText('teams')
  return (
    <header className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar id={club.id} name={club.name} src={club.logo?.full} size="xl" shape="shield" />
      <div className="min-w-0 grow basis-48">
        <h1 className="line-clamp-3 text-xl wrap-anywhere">{club.name}</h1>
        <p className="text-muted">{wordOf(sports, club.sport)}</p>
      </div>
      <ButtonLink to={paths.createClubTeams(club.id)} variant="primary" icon={<Plus aria-hidden />}>
        {text.addTeams}
      </ButtonLink>
    </header>
  )
}

export function ClubTeamList({ clubId }: { clubId: string }) {
  const text = useText('clubs').page
  const teams = useClubTeams(clubId)
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
      <Avatar id={team.id} name={team.name} src={team.logo?.thumb} shape="shield" />
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

export function ClubManagers({ managers }: Pick<ClubPage, 'managers'>) {
  const text = useText('clubs').page
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-l">{text.managers}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {managers.map((manager) => {
          const name = `${manager.firstName} ${manager.lastName}`
          return (
            <li key={manager.accountId} className="flex items-center gap-3">
              <Avatar id={manager.accountId} name={name} src={manager.avatar?.thumb} />
              <div className="min-w-0">
                <p className="truncate font-medium">{name}</p>
                {manager.email && <p className="truncate text-s text-muted">{manager.email}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
