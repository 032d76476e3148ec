import { isStaff, type Actor } from '../teams/actor.ts'

/** Who of a team finds a document of the club. */
export const documentAudiences = ['everyone', 'staff'] as const
export type DocumentAudience = (typeof documentAudiences)[number]

/** More documents no club keeps. */
export const maxClubDocuments = 50

/** Whether someone of a team finds a document that the club gave to it. */
export function maySeeClubDocument(actor: Actor, audience: DocumentAudience): boolean {
  return audience === 'everyone' || isStaff(actor)
}
