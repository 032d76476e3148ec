import { v7 as uuidv7 } from 'uuid'

import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { deliveries } from '../counters.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Job, JobData, Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { openCarrier, type Carrier, type Handover } from './carrier.ts'
import {
  findTextMessage,
  keepTextMessage,
  markTextMessage,
  sweepTextMessages,
  type TextMessageState,
} from './queries.ts'

/** One code to one phone. */
export interface TextMessage {
  /** The kind, for example 'auth.sms'. */
  readonly kind: string
  /** The account it is for. */
  readonly userId: string
  /** E.164 without the plus sign, as the auth protocol writes numbers. */
  readonly to: string
  readonly body: string
  /** The code in the text, which carriers with their own templates need. */
  readonly code: string
  /** Not sent after the code has expired. */
  readonly expiresAt: Date
}

export interface SmsPort {
  /** Queues the message in the transaction and returns its id. */
  enqueue(tx: Transaction, message: TextMessage): Promise<string>
  readonly jobs: readonly Job[]
}

interface Parts {
  readonly config: Config
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: Log
}

/** Seconds before each retry: codes expire too soon for longer pauses. */
const pauses = [2, 5, 10, 20] as const

/** Without SMS_HOOK_URL messages are kept for the mailbox page. */
export function openSms(parts: Parts): SmsPort {
  const { config, jobs, clock, database } = parts
  const { smsHook } = config.auth
  const carrier = smsHook === undefined ? undefined : openCarrier(smsHook)

  return {
    async enqueue(tx, message) {
      const id = uuidv7()
      const state = carrier === undefined ? 'kept' : 'waiting'
      await keepTextMessage(tx, { ...message, id, state, now: clock() })
      if (carrier !== undefined)
        await jobs.enqueue(tx, {
          name: 'sms.send',
          data: { messageId: id, userId: message.userId, attempt: 0 },
        })
      return id
    },
    jobs: [
      { name: 'sms.send', retries: 2, run: (data) => send(parts, carrier, data) },
      {
        name: 'sms.sweep',
        schedule: '41 3 * * *',
        run: () => sweepTextMessages(database, clock()),
      },
    ],
  }
}

async function send(parts: Parts, carrier: Carrier | undefined, data: JobData): Promise<void> {
  const { messageId, userId, attempt } = data
  if (carrier === undefined || typeof messageId !== 'string') return
  if (typeof userId !== 'string' || typeof attempt !== 'number') return
  const message = await findTextMessage(parts.database, messageId)
  if (message === undefined || message.state !== 'waiting') return

  const now = parts.clock()
  const handover: Handover =
    message.expiresAt <= now
      ? { kind: 'too_late' }
      : await carrier.deliver({ ...message, userId, now })
  deliveries.inc({ channel: 'text_message', outcome: handover.kind })
  if (handover.kind === 'later')
    await tryAgain(parts, { messageId, userId, attempt, reason: handover.reason })
  else await markTextMessage(parts.database, messageId, outcome(handover, now))
}

function outcome(handover: Exclude<Handover, { kind: 'later' }>, now: Date): TextMessageState {
  if (handover.kind === 'sent') return { state: 'sent', at: now }
  return handover.kind === 'refused'
    ? { state: 'refused', error: handover.reason }
    : { state: 'given_up', error: 'the code has expired' }
}

async function tryAgain(
  { database, jobs, clock, log }: Parts,
  again: { messageId: string; userId: string; attempt: number; reason: string },
): Promise<void> {
  const { messageId, userId, attempt, reason } = again
  const pause = pauses[attempt]
  log.warn({ messageId, attempt, reason }, 'a text message could not be handed over')
  if (pause === undefined) {
    await markTextMessage(database, messageId, { state: 'given_up', error: reason })
    return
  }
  const startAfter = new Date(clock().getTime() + pause * 1000)
  await database.transaction().execute(async (tx) => {
    await markTextMessage(tx, messageId, { state: 'waiting', error: reason })
    await jobs.enqueue(tx, {
      name: 'sms.send',
      data: { messageId, userId, attempt: attempt + 1 },
      startAfter,
    })
  })
}
