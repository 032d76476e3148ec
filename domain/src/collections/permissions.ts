import type { Actor } from '../teams/actor.ts'

/** Fees, payouts and what people owe are the admins' business: coaches do not see who has paid. */
export function mayRunCollections(actor: Actor): boolean {
  return actor.isAdmin
}
