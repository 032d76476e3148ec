import type { Actor } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'

/** The file holds the whole roster, so admins who are blocked from one of its children may not export it. */
export function mayExportTeam(actor: Actor): boolean {
  return may(actor, 'team.export') && (actor.blockedFrom ?? []).length === 0
}
