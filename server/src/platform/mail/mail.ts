import type { Language } from '@touchline/domain/values/language'
import type { MailKind } from '@touchline/domain/values/mail-kinds'
import { v7 as uuidv7 } from 'uuid'

import { deliveries } from '../counters.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Job, JobData } from '../jobs/jobs.ts'
import { announce } from '../outbox/announce.ts'
import type { Platform } from '../platform.ts'
import { pictureKey } from '../storage/keys.ts'
import { forgetCounts, mayGoToday } from './daily-limit.ts'
import { withLetterhead } from './letterhead.ts'
import { openMailer, usualPatience, type Patience, type Mailer } from './mailer.ts'
import {
  findLetterhead,
  findMail,
  keepMail,
  markMail,
  sweepMails,
  markSending,
  waitAgain,
  type Certainty,
  type StoredMail,
} from './queries.ts'
import { sendJob } from './send-job.ts'

/** One email to one person in their language, with a plain-text part. */
export interface Mail {
  /** The kind, for preferences and statistics. */
  readonly kind: MailKind
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The team it is about, whose name, club and logo are shown. */
  readonly teamId?: string
  /** The club it is about if there is no team; its name and logo are shown. */
  readonly clubId?: string
  readonly headers?: Readonly<Record<string, string>>
  /** An attached PDF. */
  readonly attachment?: { readonly name: string; readonly bytes: Uint8Array }
  /** Unsubscribed or over the daily limit: stored as failed without content. */
  readonly isUnwanted?: boolean
}

export interface MailPort {
  /** Queues the email in the transaction and returns its id. */
  enqueue(tx: Transaction, mail: Mail): Promise<string>
  /** Retries a failed email whose content is still stored. */
  retry(tx: Transaction, id: string): Promise<void>
  readonly jobs: readonly Job[]
}

interface Parts extends Pick<
  Platform,
  'config' | 'database' | 'jobs' | 'clock' | 'log' | 'storage'
> {
  readonly patience?: Patience
}

/** Minutes before each retry; after the last one the email is given up. */
const pauses = [1, 5, 30, 120, 360, 720, 1440] as const

/** How often an unconfirmed email is sent: a duplicate is better than none, a third isn't. */
const maxDoubts = 2

/** So that one slow server doesn't block other emails. */
const lettersAtOnce = 4

/** Without SMTP_URL, emails are only kept for the mailbox page. */
export function openMail(parts: Parts): MailPort {
  const { config, jobs, storage, patience = usualPatience } = parts
  const { smtpUrl, from } = config.mail
  const mailer =
    smtpUrl === undefined ? undefined : openMailer({ smtpUrl, from, patience, storage })

  return {
    async enqueue(tx, mail) {
      const id = uuidv7()
      if (mail.isUnwanted === true) {
        const { attachment: _, ...rest } = mail
        await keepMail(tx, { id, mail: { ...rest, text: '', html: '' }, state: 'bounced' })
        return id
      }
      const state = mailer === undefined ? 'kept' : 'waiting'
      await keepMail(tx, { id, state, ...(await framed(tx, mail)) })
      if (mailer !== undefined) await jobs.enqueue(tx, sendJob({ id, kind: mail.kind, attempt: 0 }))
      return id
    },
    async retry(tx, id) {
      const kind = await waitAgain(tx, id)
      if (kind !== undefined) await jobs.enqueue(tx, sendJob({ id, kind, attempt: 0 }))
    },
    jobs: [
      {
        name: 'mail.send',
        retries: 5,
        atOnce: lettersAtOnce,
        run: (data) => send(parts, mailer, data),
      },
      {
        name: 'mail.sweep',
        schedule: '47 3 * * *',
        run: async () => {
          await sweepMails(parts.database, parts.clock())
          await forgetCounts(parts.database, parts.clock())
        },
      },
    ],
  }
}

/** Adds the letterhead of team and club; its logo is read from storage. */
async function framed(tx: Transaction, mail: Mail): Promise<{ mail: Mail; pictureKey?: string }> {
  const head = await findLetterhead(tx, mail)
  const logo = head?.logoFileId ?? null
  return {
    mail: { ...mail, ...withLetterhead(mail, head) },
    ...(logo !== null && { pictureKey: pictureKey(logo, 'thumb') }),
  }
}

async function send(parts: Parts, mailer: Mailer | undefined, data: JobData): Promise<void> {
  const { mailId, attempt } = data
  if (mailer === undefined || typeof mailId !== 'string' || typeof attempt !== 'number') return

  const mail = await findMail(parts.database, mailId)
  if (mail === undefined || mail.state !== 'waiting') return
  if (mail.uncertainAttempts >= maxDoubts) {
    await giveUp(parts.database, mail, { state: 'given_up', error: noAnswer })
    return
  }
  if (attempt === 0 && !(await mayGoToday(parts, mail))) return
  if (await markSending(parts.database, mail)) await handOver(parts, mailer, { mail, attempt })
}

interface Try {
  readonly mail: StoredMail
  readonly attempt: number
}

async function handOver(parts: Parts, mailer: Mailer, { mail, attempt }: Try): Promise<void> {
  const { database, clock } = parts
  const delivery = await mailer.deliver(mail)
  deliveries.inc({ channel: 'mail', outcome: delivery.kind })
  if (delivery.kind === 'sent')
    await markMail(database, { id: mail.id, certainty: 'known' }, { state: 'sent', at: clock() })
  else if (delivery.kind === 'bounced')
    await giveUp(database, mail, { state: 'bounced', error: delivery.reason })
  else {
    const certainty = delivery.kind === 'doubtful' ? 'in_doubt' : 'known'
    await tryAgain(parts, mail, { attempt, reason: delivery.reason, certainty })
  }
}

const noAnswer = 'handed over twice, and no answer came whether it was taken'

/** Stops automatic retries and notifies the email's team. */
async function giveUp(
  database: Database,
  { id, teamId }: Pick<StoredMail, 'id' | 'teamId'>,
  failure: { state: 'bounced' | 'given_up'; error: string },
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await markMail(tx, { id, certainty: 'known' }, failure)
    if (teamId !== null)
      await announce(tx, { name: 'mail.failed', topics: [`team:${teamId}`], payload: { teamId } })
  })
}

interface Failure {
  readonly attempt: number
  readonly reason: string
  readonly certainty: Certainty
}

async function tryAgain(
  { database, jobs, clock, log }: Parts,
  mail: StoredMail,
  { attempt, reason, certainty }: Failure,
): Promise<void> {
  const mailId = mail.id
  const pause = pauses[attempt]
  log.warn({ mailId, attempt, reason, certainty }, 'a letter could not be handed over')
  if (pause === undefined) {
    await giveUp(database, mail, { state: 'given_up', error: reason })
    return
  }
  const startAfter = new Date(clock().getTime() + pause * 60_000)
  await database.transaction().execute(async (tx) => {
    await markMail(tx, { id: mailId, certainty }, { state: 'waiting', error: reason })
    const { kind } = mail
    await jobs.enqueue(tx, sendJob({ id: mailId, kind, attempt: attempt + 1, startAfter }))
  })
}
