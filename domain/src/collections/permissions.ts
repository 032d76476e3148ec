import type { Actor } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'

/** Guardians choose for their own child; treasurers for every child. */
export function mayChooseBillPayers(actor: Actor, memberId: string): boolean {
  return actor.childIds.includes(memberId) || may(actor, 'collections.manage')
}
