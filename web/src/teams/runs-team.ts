import type { MyTeams } from '@touchline/contract/teams/shapes/mine'

/**
 * True for people who run a team or club, or are in none yet. Hides Premium, API tokens and the
 * like from everyone else.
 */
export function runsTeam({
  teams,
  clubs,
  children,
}: Pick<MyTeams, 'teams' | 'clubs' | 'children'>): boolean {
  const isNew = teams.length === 0 && clubs.length === 0 && children.length === 0
  return isNew || clubs.length > 0 || teams.some(({ isAdmin }) => isAdmin)
}
