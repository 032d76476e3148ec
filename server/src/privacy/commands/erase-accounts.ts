import { undoableDays } from '@touchline/domain/members/import/undo'

import { erasedLetter } from '#server/accounts/emails.ts'
import { requireAccountRow, type AccountRow } from '#server/accounts/queries.ts'
import { returnUnpaidHalves } from '#server/collections/commands/share-bill.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { forgetLetters } from '#server/platform/mail/queries.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeBackInvitations } from '#server/teams/commands/take-back-invitations.ts'

import { formerMember } from '../emails/no-guardian.ts'
import {
  eraseJob,
  erasePerson,
  findDueAccounts,
  findPlaces,
  forgetImportUndo,
  lockDueDeletion,
} from '../queries/erase-person.ts'
import { findExports } from '../queries/exports.ts'
import { handOver } from './hand-over.ts'
import { exportKey } from './make-export.ts'

const dayLength = 86_400_000
/** Emails contain names. */
const lettersKeptDays = 14

/** Nightly: enqueues the erasure of accounts whose 14 days are over. */
export async function eraseDueAccounts({ database, jobs, clock }: Platform): Promise<void> {
  for (const accountId of await findDueAccounts(database, clock()))
    await jobs.enqueue(database, { name: eraseJob, data: { accountId } })
}

/** Erases an account in one transaction, unless it was restored meanwhile. */
export async function eraseAccount(platform: Platform, accountId: string): Promise<void> {
  await platform.database.transaction().execute((tx) => erase(tx, platform, accountId))
}

/** Nightly: deletes expired personal data. */
export async function forgetExpiredData({ database, clock }: Platform): Promise<void> {
  const now = clock().getTime()
  await forgetLetters(database, new Date(now - lettersKeptDays * dayLength))
  await forgetImportUndo(database, new Date(now - undoableDays * dayLength))
}

async function erase(tx: Transaction, platform: Platform, accountId: string): Promise<void> {
  const now = platform.clock()
  if (!(await lockDueDeletion(tx, { accountId, now }))) return
  const row = await requireAccountRow(tx, accountId)
  // Before the commit: bytes without a row would remain, a row without bytes is deleted by the next
  // attempt.
  for (const { id } of await findExports(tx, { accountId, now: new Date(0) }))
    await platform.storage.remove(exportKey(id))

  const places = await findPlaces(tx, accountId)
  const leaver = { accountId, today: now.toISOString().slice(0, 10) }
  await returnUnpaidHalves(tx, { accountId, now })
  await handOver(tx, { platform, leaver, now })
  await erasePerson(tx, { accountId, email: row.email, phone: row.phone, now, formerMember })
  await recordAudit(tx, { action: 'accounts.erased', at: now, subjectId: accountId })
  for (const { teamId, memberId } of places) {
    await takeBackInvitations(tx, { teamId, actorId: accountId, at: now })
    await announce(tx, {
      name: 'members.left',
      topics: [`team:${teamId}`],
      payload: { teamId, memberId, actorId: accountId },
    })
  }
  await sayGoodbye(tx, platform, row)
}

async function sayGoodbye(
  tx: Transaction,
  { mail }: Pick<Platform, 'mail'>,
  row: AccountRow,
): Promise<void> {
  if (row.email !== null) await mail.enqueue(tx, erasedLetter({ row, to: row.email }))
}
