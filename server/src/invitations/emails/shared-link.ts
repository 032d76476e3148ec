import type { JoinTeam } from '../queries/teams.ts'

interface Shared {
  readonly origin: string
  readonly team: Pick<JoinTeam, 'id' | 'joinSecret'>
}

/** The link for asking to join: a page without scripts, for phones on a playing field. */
export function sharedLink({ origin, team }: Shared): string {
  return `${origin}/welcome/link?team=${team.id}&code=${encodeURIComponent(team.joinSecret)}`
}
