import type { Actor } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'

/** Guardians choose who gets the bills of their own child; treasurers choose for every child. */
export function mayChooseBillPayers(actor: Actor, memberId: string): boolean {
  return actor.childIds.includes(memberId) || may(actor, 'collections.manage')
}
