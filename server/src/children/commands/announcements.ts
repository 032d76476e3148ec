import type { ConsentKind } from '@touchline/domain/children/consents'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce, announceAll } from '#server/platform/outbox/announce.ts'

import type { MemberKey } from '../queries.ts'
import { findFamilyAccounts, findFamilyAccountsOfEach } from '../queries/accounts.ts'

export interface ChildNews extends MemberKey {
  readonly name: string
  readonly accountId?: string | null
  readonly actorId?: string
}

/** Announces a change to the team and to the person concerned. */
export async function announceChild(
  tx: Transaction,
  { name, accountId, ...ids }: ChildNews,
): Promise<void> {
  const person = accountId ? [`account:${accountId}`] : []
  await announce(tx, {
    name,
    topics: [`team:${ids.teamId}`, ...person],
    payload: { ...ids, ...(accountId ? { accountId } : {}) },
  })
}

/** Only for those who have to act: the rest of the team doesn't learn of a withdrawal. */
export async function announceWithdrawal(
  tx: Transaction,
  payload: MemberKey & { readonly consent: ConsentKind; readonly actorId: string },
): Promise<void> {
  await announce(tx, { name: 'children.consent_withdrawn', topics: [], payload: { ...payload } })
}

/** Only for the person and the guardians: even that something changed is private. */
export async function announceToFamily(
  tx: Transaction,
  { name, teamId, memberId }: MemberKey & { readonly name: string },
): Promise<void> {
  const accounts = await findFamilyAccounts(tx, { teamId, memberId })
  if (accounts.length === 0) return
  await announce(tx, {
    name,
    topics: accounts.map((id) => `account:${id}`),
    payload: { teamId, memberId },
  })
}

/** The same for several families, each separately. */
export async function announceToFamilies(
  tx: Transaction,
  {
    name,
    teamId,
    memberIds,
  }: { readonly name: string; readonly teamId: string; readonly memberIds: readonly string[] },
): Promise<void> {
  const around = await findFamilyAccountsOfEach(tx, { teamId, memberIds })
  await announceAll(
    tx,
    around.map(({ memberId, accountIds }) => ({
      name,
      topics: accountIds.map((id) => `account:${id}`),
      payload: { teamId, memberId },
    })),
  )
}
