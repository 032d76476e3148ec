import type { Transaction } from '#server/platform/database/database.ts'
import { announce, type OutboxEvent } from '#server/platform/outbox/announce.ts'

interface MemberNews {
  readonly teamId: string
  readonly memberId: string
  /** Whose stream has to be set up anew, because what they may see has changed. */
  readonly accountId?: string | null
  /** The parents, where the same goes for them. */
  readonly parentIds?: readonly string[]
  /** What else listeners need to know; ids and plain answers only. */
  readonly facts?: NonNullable<OutboxEvent['payload']>
}

export async function announceMembers(
  tx: Transaction,
  name: string,
  news: MemberNews,
): Promise<void> {
  const { teamId, memberId, accountId, parentIds = [], facts } = news
  const accounts = new Set([...(accountId ? [accountId] : []), ...parentIds])
  const topics = [`team:${teamId}`, ...[...accounts].map((id) => `account:${id}`)]
  await announce(tx, { name, topics, payload: { teamId, memberId, ...facts } })
}
