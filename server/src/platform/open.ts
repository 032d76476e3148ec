import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { openConfigured } from './database/configured.ts'
import type { Connection } from './database/database.ts'
import type { Hashing } from './hashing.ts'
import type { AnswerCheck } from './http/long-answers.ts'
import { openJobs, type JobMode } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import { openMail } from './mail/mail.ts'
import { openOutbound } from './outbound/client.ts'
import { setRelay } from './outbox/relay.ts'
import { openPayments } from './payments/open.ts'
import type { Platform } from './platform.ts'
import { openSms } from './sms/sms.ts'
import { openStorage } from './storage/open.ts'

interface Outside {
  readonly config: Config
  readonly connection: Connection
  readonly clock: Clock
  readonly log: Log
  readonly hashing: Hashing
  readonly answers?: AnswerCheck
  readonly running?: JobMode
}

/** Creates the platform's connections without querying the database yet. */
export async function openPlatform({
  connection,
  running,
  answers = 'exact',
  ...outside
}: Outside): Promise<Platform> {
  const { config, clock, log } = outside
  const { database, pool, standby } = openConfigured(config, connection)
  // Loaded only if an address is set.
  if (config.eventsUrls.length > 0)
    setRelay(database, (await import('./realtime/nats.ts')).openNats(config.eventsUrls, log))
  const jobs = openJobs(connection, log, running)
  const storage = await openStorage(config)
  const mail = openMail({ config, database, jobs, clock, log, storage })
  const sms = openSms({ config, database, jobs, clock, log })
  const outbound = openOutbound()
  const payments = openPayments({ config, database, jobs, clock })
  const ports = { jobs, mail, sms, storage, outbound, payments }
  return { ...outside, ...ports, answers, database, pool, standby }
}
