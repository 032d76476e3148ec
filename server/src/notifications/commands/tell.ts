import { groupKeyOf } from '@touchline/domain/notifications/grouping'
import { isTold, type Occasion, type Recipient } from '@touchline/domain/notifications/telling'

import type { Transaction } from '#server/platform/database/database.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { addToLines, lockNews, type Subject } from '../queries/telling.ts'

/** Something worth telling, to those it concerns. */
export interface Telling extends Occasion {
  readonly teamId: string | null
  /** Of what concerns a whole club. */
  readonly clubId?: string
  readonly subject: Subject
  readonly recipients: readonly Recipient[]
}

/** What a piece of news means to whom; read when it is told, for it may have changed meanwhile. */
export type Interpret = (
  tx: Transaction,
  news: { readonly payload: JobData; readonly now: Date },
) => Promise<readonly Telling[]>

/** Puts a piece of news into the centres of those who are told: once, however often it is heard. */
export async function tell(
  { database, clock }: Platform,
  { id: newsId, payload }: { readonly id: number; readonly payload: JobData },
  interpret: Interpret,
): Promise<void> {
  const now = clock()
  await database.transaction().execute(async (tx) => {
    await lockNews(tx, newsId)
    const changed = new Set<string>()
    for (const telling of await interpret(tx, { payload, now })) {
      const { kind, teamId, clubId = null, subject, recipients } = telling
      const told = recipients.filter((recipient) => isTold(recipient, telling, now))
      const groupKey = groupKeyOf(kind, { teamId, clubId, eventId: subject.eventId })
      const line = { newsId, kind, teamId, clubId, groupKey, subject, at: now }
      const accountIds = [...new Set(told.map(({ accountId }) => accountId))].toSorted()
      for (const accountId of await addToLines(tx, line, accountIds)) changed.add(accountId)
    }
    const topics = [...changed].map((id) => `account:${id}`)
    if (topics.length > 0) await announce(tx, { name: 'notifications.changed', topics })
  })
}
