import { foldText } from './folding.ts'

/** "SV Grünwald, Lions U12"; without the club if the team's name contains it. */
export function clubAndTeam(team: string, club: string | null): string {
  if (club === null || foldText(team).includes(foldText(club))) return team
  return `${club}, ${team}`
}
