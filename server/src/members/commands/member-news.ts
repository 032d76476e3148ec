import type { Transaction } from '#server/platform/database/database.ts'
import { announce, type OutboxEvent } from '#server/platform/outbox/announce.ts'

interface MemberNews {
  readonly teamId: string
  readonly memberId: string
  /** The account whose event stream must be reopened because its permissions changed. */
  readonly accountId?: string | null
  /** Parents whose permissions changed too. */
  readonly parentIds?: readonly string[]
  /** More data for listeners: ids and plain values only. */
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
