import type { JoinTeam } from '../queries/teams.ts'

interface Shared {
  readonly origin: string
  readonly team: Pick<JoinTeam, 'id' | 'joinSecret'>
  /** Accounts are made by another service: the link leads to the page that signs in there. */
  readonly isElsewhere: boolean
}

/** Anyone with this link can ask to join: on a page without script, for phones on a playing field. */
export function sharedLink({ origin, team, isElsewhere }: Shared): string {
  const code = `code=${encodeURIComponent(team.joinSecret)}`
  return isElsewhere
    ? `${origin}/team/${team.id}/join?${code}`
    : `${origin}/welcome/link?team=${team.id}&${code}`
}
