import { isMailKind, mailPriority } from '@touchline/domain/values/mail-kinds'

import type { Work } from '../jobs/jobs.ts'

interface Sending {
  readonly id: string
  readonly kind: string
  /** Counts from 0. */
  readonly attempt: number
  readonly startAfter?: Date
}

/** The job that sends an email. Sign-in emails don't wait for a newsletter to thousands. */
export function sendJob({ id, kind, attempt, startAfter }: Sending): Work {
  return {
    name: 'mail.send',
    data: { mailId: id, attempt },
    ...(isMailKind(kind) && { priority: mailPriority(kind) }),
    ...(startAfter !== undefined && { startAfter }),
  }
}
