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

interface Shared {
  readonly teamIds: readonly string[]
  readonly audience: DocumentAudience
}

/**
 * The teams whose people hear of a saved document: all of it when it or its file is new or when it is no longer
 * for staff alone, otherwise those that get it for the first time. A new name is told to no one.
 */
export function teamsToTell(
  { teamIds, audience, isNewFile }: Shared & { readonly isNewFile: boolean },
  before: Shared | undefined,
): readonly string[] {
  if (before === undefined || isNewFile) return teamIds
  if (audience === 'everyone' && before.audience === 'staff') return teamIds
  return teamIds.filter((id) => !before.teamIds.includes(id))
}
