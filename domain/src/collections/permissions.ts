import type { Actor } from '../teams/actor.ts'

/** Who gets the bills of a child: for its guardians, and for those who run collections. */
export function mayChooseBillPayers(actor: Actor, memberId: string): boolean {
  return actor.childIds.includes(memberId) || mayRunCollections(actor)
}

/** Fees, payouts and what people owe: for treasurers and admins. Coaches don't see who has paid. */
export function mayRunCollections(actor: Actor): boolean {
  return actor.isAdmin || actor.isTreasurer === true
}
