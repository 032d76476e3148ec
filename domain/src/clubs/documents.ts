import { isStaff, type Actor } from '../teams/actor.ts'

/** Who in a team can see a club document: all, staff, or people chosen by name. */
export const documentAudiences = ['everyone', 'staff', 'people'] as const
export type DocumentAudience = (typeof documentAudiences)[number]

/** Limits the documents of a club. */
export const maxClubDocuments = 50

/**
 * Whether a team's member can see a club document by their place in the team. One for chosen people
 * is seen by them and the guardians of minors among them alone.
 */
export function maySeeClubDocument(actor: Actor, audience: DocumentAudience): boolean {
  return audience === 'everyone' || (audience === 'staff' && isStaff(actor))
}

interface Shared {
  readonly teamIds: readonly string[]
  readonly audience: DocumentAudience
}

/**
 * The teams whose people hear of a saved document: all of it when it or its file is new or when it is now
 * for everyone, otherwise those that get it for the first time. A new name notifies no one.
 */
export function teamsToNotify(
  { teamIds, audience, isNewFile }: Shared & { readonly isNewFile: boolean },
  before: Shared | undefined,
): readonly string[] {
  if (before === undefined || isNewFile) return teamIds
  if (audience === 'everyone' && before.audience !== 'everyone') return teamIds
  return teamIds.filter((id) => !before.teamIds.includes(id))
}
