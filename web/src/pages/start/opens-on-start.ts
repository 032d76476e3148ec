import type { MyTeams } from '@touchline/contract/teams/shapes/mine'

import { runsTeam } from '#web/teams/runs-team.ts'

/**
 * Parents, players and coaches open on what is coming up. Those who run a team or a club, and have no
 * child in one, open on their teams.
 */
export function opensOnStart(mine: MyTeams): boolean {
  return mine.children.length > 0 || (mine.teams.length > 0 && !runsTeam(mine))
}
