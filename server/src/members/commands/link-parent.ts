import type { Guardian } from '@touchline/contract/members/shapes'
import { sameGuardian } from '@touchline/domain/members/import/plan-guardians'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { announceAll } from '#server/platform/outbox/announce.ts'

import {
  findSameContact,
  vouchByAddress,
  type KnownGuardian,
  type VouchedLink,
  type WrittenLink,
} from '../queries/same-guardians.ts'

export type Parent = Pick<Guardian, 'role' | 'firstName' | 'lastName' | 'email' | 'phone'>

/** Finds the same person in the team by name and address or number, never the child itself. */
export async function findSamePerson(
  tx: Transaction,
  child: { readonly teamId: string; readonly memberId: string },
  { except = null, ...parent }: Omit<Parent, 'role'> & { readonly except?: string | null },
): Promise<KnownGuardian | undefined> {
  const { email, phone } = parent
  return sameGuardian(parent, await findSameContact(tx, { ...child, email, phone, except }))
}

/** Parents who have joined don't need an invitation for a sibling; they are linked and notified. */
export async function linkJoined(
  tx: Transaction,
  { actor, now }: ActorContext,
  links: readonly WrittenLink[],
): Promise<void> {
  const { teamId, accountId: actorId } = actor
  const vouched = await vouchByAddress(tx, { teamId, by: actorId, at: now }, links)
  await announceLinked(tx, { teamId, actorId }, vouched)
}

/** Announces each link with all links of the same parent, so that one email covers them. */
export async function announceLinked(
  tx: Transaction,
  ids: { readonly teamId: string; readonly actorId: string },
  links: readonly VouchedLink[],
): Promise<void> {
  const ofParent = Map.groupBy(links, ({ guardianId }) => guardianId)
  await announceAll(
    tx,
    links.map((link) => ({
      name: 'members.guardian_linked',
      topics: [`team:${ids.teamId}`, `account:${link.accountId}`],
      payload: { ...ids, ...link, memberIds: memberIdsOf(ofParent.get(link.guardianId)) },
    })),
  )
}

/** Joined to one string, because event payloads can't hold lists. */
function memberIdsOf(links: readonly VouchedLink[] = []): string {
  return links.map(({ memberId }) => memberId).join(' ')
}
