import type { Actor } from '../actor.ts'

/** Signed in, and nothing in this team: what someone is there is laid over it. */
export const nobody: Actor = {
  accountId: 'account',
  teamId: 'team',
  clubId: undefined,
  memberId: undefined,
  isAdmin: false,
  isCoach: false,
  childIds: [],
}
