import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findRetriable } from '../queries/mail.ts'
import type { OperatorContext } from './require-operator.ts'

/** At most this many per request; the next request continues. */
const maxAtOnce = 500

/** Queues one failed email again, or all; returns the number. */
export async function retryMail(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  mailId: string | undefined,
): Promise<number> {
  const { mail, config, clock } = platform
  if (config.mail.smtpUrl === undefined) throw new AppError('conflict')
  const wanted = mailId === undefined ? { limit: maxAtOnce } : { mailId, limit: 1 }
  const ids = await findRetriable(tx, wanted)
  if (mailId !== undefined && ids.length === 0) throw new AppError('not_found')

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
