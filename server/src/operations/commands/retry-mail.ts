import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findRetriable } from '../queries/mail.ts'
import type { Actor } from './act.ts'

/** A button press sends at most this many; the next one goes on. */
const mostAtOnce = 500

/** Puts one letter, or all that failed, into the queue again; answers how many. */
export async function retryMail(
  tx: Transaction,
  { platform, actor }: { platform: Platform; actor: Actor },
  which: { readonly mailId: string } | 'all',
): Promise<number> {
  const { mail, config, clock } = platform
  if (config.mail.smtpUrl === undefined) throw new AppError('conflict')
  const wanted = which === 'all' ? { limit: mostAtOnce } : { mailId: which.mailId, limit: 1 }
  const ids = await findRetriable(tx, wanted)
  if (which !== 'all' && ids.length === 0) throw new AppError('not_found')

  for (const id of ids) await mail.retry(tx, id)
  await recordAudit(tx, {
    action: 'operations.mail_retried',
    at: clock(),
    actorId: actor.id,
    ip: actor.ip,
    details: { letters: ids.length },
  })
  return ids.length
}
