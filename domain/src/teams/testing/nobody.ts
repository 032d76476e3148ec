import type { Actor } from '../actor.ts'

/** A signed-in account without any role in the team; tests add roles to it. */
export const nobody: Actor = {
  accountId: 'account',
  teamId: 'team',
  clubId: undefined,
  memberId: undefined,
  isAdmin: false,
  isCoach: false,
  childIds: [],
}
