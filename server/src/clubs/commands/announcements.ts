import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { accountsOfClub, type ClubKey } from '../queries.ts'
import { findManagers } from '../queries/managers.ts'

interface ClubEvent {
  readonly name: string
  readonly clubId: string
  /** Teams whose pages show what has changed. */
  readonly teams: readonly string[]
  /** The account it is about, and who did it. */
  readonly facts?: Readonly<Record<string, string>>
}

export async function announceToManagers(
  tx: Transaction,
  { name, clubId, teams, facts }: ClubEvent,
): Promise<void> {
  const managers = await findManagers(tx, clubId)
  const accounts = managers.map((manager) => `account:${manager.account_id}`)
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
