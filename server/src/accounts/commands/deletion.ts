import { erasureDate } from '@touchline/domain/accounts/deletion'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { deletionRequestedLetter, deletionCancelledLetter } from '../emails.ts'
import { findDeletion, markDeletionCancelled, requireAccountRow, saveDeletion } from '../queries.ts'

/** What deleting accounts needs from the platform. */
export type DeletionContext = Pick<Platform, 'database' | 'clock' | 'mail' | 'config'>

/**
 * Starts the account's deletion and emails how to cancel it. Returns the day of erasure; a second request
 * gets the same response.
 */
export async function scheduleDeletion(
  tx: Transaction,
  { clock, mail, config }: DeletionContext,
  account: SignedIn,
): Promise<Date> {
  const now = clock()
  const row = await requireAccountRow(tx, account.id)
  const before = await findDeletion(tx, account.id)
  if (before !== undefined && before.calledOffAt === null) return before.eraseAt
  const at = erasureDate(now)
  await saveDeletion(tx, { accountId: account.id, askedAt: now, eraseAt: at })
  await recordAudit(tx, {
    action: 'accounts.deletion_asked',
    at: now,
    actorId: account.id,
    subjectId: account.id,
  })
  if (row.email !== null)
    await mail.enqueue(
      tx,
      deletionRequestedLetter({ row, to: row.email, eraseAt: at, origin: config.publicUrl }),
    )
  await announce(tx, { name: 'accounts.deletion_asked', topics: [`account:${account.id}`] })
  return at
}

/** Cancels the deletion after a sign-in that came later than the request. */
export async function cancelDeletion(platform: DeletionContext, account: SignedIn): Promise<void> {
  const { database } = platform
  const deletion = await findDeletion(database, account.id)
  if (deletion === undefined || deletion.calledOffAt !== null) return
  if (!isSignedInSince(account, deletion.askedAt)) throw new AppError('not_signed_in')

  await database.transaction().execute((tx) => keepAccount(tx, platform, account.id))
}

async function keepAccount(
  tx: Transaction,
  { clock, mail, config }: DeletionContext,
  accountId: string,
): Promise<void> {
  const now = clock()
  if (!(await markDeletionCancelled(tx, accountId, now))) return
  const row = await requireAccountRow(tx, accountId)
  await recordAudit(tx, {
    action: 'accounts.deletion_called_off',
    at: now,
    actorId: accountId,
    subjectId: accountId,
  })
  if (row.email !== null)
    await mail.enqueue(
      tx,
      deletionCancelledLetter({ row, to: row.email, origin: config.publicUrl }),
    )
  await announce(tx, { name: 'accounts.deletion_called_off', topics: [`account:${accountId}`] })
}

/** Tokens hold the time of sign-in in seconds. */
function isSignedInSince({ signedInAt }: SignedIn, askedAt: Date): boolean {
  return (
    signedInAt !== undefined && signedInAt.getTime() >= Math.floor(askedAt.getTime() / 1000) * 1000
  )
}
