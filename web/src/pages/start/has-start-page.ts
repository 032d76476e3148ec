import type { MyTeams } from '@touchline/contract/teams/shapes/mine'

import { paths } from '#web/app/paths.ts'
import { runsTeam } from '#web/teams/runs-team.ts'

/**
 * Parents, players and coaches open on what is coming up. People who run a team or club and have
 * no child in one open on their teams.
 */
export function hasStartPage(mine: MyTeams): boolean {
  return mine.children.length > 0 || (mine.teams.length > 0 && !runsTeam(mine))
}

/** Treasurers, board members and youth directors who play in no team open on their club. */
export function teamsOrClub({ teams, clubs }: Pick<MyTeams, 'teams' | 'clubs'>): string {
  const [club, ...others] = clubs
  if (club === undefined || others.length > 0 || club.roles.includes('manager')) return paths.teams
  return teams.every(({ memberId }) => memberId === null) ? paths.club(club.id) : paths.teams
}
