import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { accountsOfClub, type ClubKey } from '../queries.ts'
import { findRoleHolders } from '../queries/roles.ts'

interface ClubEvent {
  readonly name: string
  readonly clubId: string
  /** Teams whose pages show the change. */
  readonly teams: readonly string[]
  /** The account concerned, and who made the change. */
  readonly facts?: Readonly<Record<string, string>>
}

export async function announceToRoles(
  tx: Transaction,
  { name, clubId, teams, facts }: ClubEvent,
): Promise<void> {
  const holders = await findRoleHolders(tx, clubId)
  const accounts = holders.map((holder) => `account:${holder.account_id}`)
  await announce(tx, {
    name,
    topics: [...accounts, ...teams.map((id) => `team:${id}`)],
    payload: { clubId, ...facts },
  })
}

export async function announceToMembers(
  tx: Transaction,
  name: string,
  { clubId, accountId }: ClubKey,
): Promise<void> {
  const accounts = await accountsOfClub(tx, clubId)
  const topics = accounts.map((id) => `account:${id}`)
  await announce(tx, { name, topics, payload: { clubId, actorId: accountId } })
}
