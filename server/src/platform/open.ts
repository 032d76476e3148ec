import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase, type Connection } from './database/database.ts'
import { openJobs, type Running } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import { openMail } from './mail/mail.ts'
import { openOutbound } from './outbound/client.ts'
import { openPayments } from './payments/open.ts'
import type { Platform } from './platform.ts'
import { openSms } from './sms/sms.ts'
import { openStorage } from './storage/open.ts'

interface Outside {
  readonly config: Config
  readonly connection: Connection
  readonly clock: Clock
  readonly log: Log
  readonly running?: Running
}

/** Connects the platform to the outside world; nothing is asked of the database yet. */
export function openPlatform({ config, connection, clock, log, running }: Outside): Platform {
  const { database, pool } = openDatabase(connection)
  const jobs = openJobs(connection, log, running)
  const mail = openMail({ config, database, jobs, clock, log })
  const sms = openSms({ config, database, jobs, clock, log })
  const storage = openStorage(config)
  const outbound = openOutbound()
  const payments = openPayments({ config, database, jobs, clock })
  return { config, database, pool, clock, log, jobs, mail, sms, storage, outbound, payments }
}
