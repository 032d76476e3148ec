import { folded } from './folding.ts'

/** "SV Grünwald, Lions U12"; a club that the name of its team has already isn't named twice. */
export function clubAndTeam(team: string, club: string | null): string {
  if (club === null || folded(team).includes(folded(club))) return team
  return `${club}, ${team}`
}
