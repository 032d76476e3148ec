import { mayInClub, type ClubActor } from '../clubs/permissions.ts'
import type { Actor } from '../teams/actor.ts'

/** Where a team sends its news is a matter for those who answer for the team. */
export function mayRunWebhooks(actor: Actor): boolean {
  return actor.isAdmin
}

/** The whole roster leaves with the file: nobody whom the club keeps from some of it takes it along. */
export function mayExportTeam(actor: Actor): boolean {
  return actor.isAdmin && (actor.keptFrom ?? []).length === 0
}

/** With every team of it, each of which may refuse by itself. */
export function mayExportClub(actor: ClubActor): boolean {
  return mayInClub(actor, 'archive.export')
}
