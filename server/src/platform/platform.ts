import type pg from 'pg'

import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Standby } from './database/standby.ts'
import type { Hashing } from './hashing.ts'
import type { AnswerCheck } from './http/long-answers.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { MailPort } from './mail/mail.ts'
import type { Outbound } from './outbound/client.ts'
import type { Payments } from './payments/payments.ts'
import type { SmsPort } from './sms/sms.ts'
import type { Storage } from './storage/storage.ts'

/** Everything a capability may use outside the domain. */
export interface Platform {
  readonly config: Config
  readonly database: Database
  readonly pool: pg.Pool
  readonly standby: Standby
  readonly clock: Clock
  readonly log: Log
  readonly hashing: Hashing
  readonly answers: AnswerCheck
  readonly jobs: Jobs
  readonly mail: MailPort
  readonly sms: SmsPort
  readonly storage: Storage
  readonly outbound: Outbound
  readonly payments: Payments
}
