import type { MyTeams } from '@touchline/contract/teams/shapes/mine'

/**
 * Whether somebody runs a team or a club, or has none of any kind yet. What only they can use, such as
 * Premium and API tokens, stays out of everyone else's way.
 */
export function runsTeam({
  teams,
  clubs,
  children,
}: Pick<MyTeams, 'teams' | 'clubs' | 'children'>): boolean {
  const isNew = teams.length === 0 && clubs.length === 0 && children.length === 0
  return isNew || clubs.length > 0 || teams.some(({ isAdmin }) => isAdmin)
}
