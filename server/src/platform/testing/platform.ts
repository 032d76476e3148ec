import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, inject } from 'vitest'

import { readConfig, type Environment } from '../config.ts'
import type { Connection } from '../database/database.ts'
import { openJobs, type Job } from '../jobs/jobs.ts'
import { openLog } from '../log.ts'
import { openMail } from '../mail/mail.ts'
import { openOutbound, type Outbound } from '../outbound/client.ts'
import { openPayments } from '../payments/open.ts'
import type { Platform } from '../platform.ts'
import { openSms } from '../sms/sms.ts'
import { openStorage } from '../storage/open.ts'
import { testDatabase } from './database.ts'
import { quickHashing } from './quick-hashing.ts'

export interface TestPlatform extends Platform {
  /** How to connect to its database. */
  readonly connection: Connection
  /** Moves the clock, which is otherwise fixed. */
  setClock(now: string): void
  /** Creates the queues without workers: `jobs.settle()` runs what is due. */
  startJobs(jobs: readonly Job[]): Promise<void>
}

/** A Saturday in March, before the clocks change. */
const testDay = '2026-03-14T09:00:00.000Z'

/**
 * A platform for this test file: a new database, a folder, emails in the mailbox, a fixed clock.
 * Removed after the last test.
 */
export async function testPlatform(
  environment: Environment = {},
  outbound: Outbound = openOutbound(),
  payments?: Platform['payments'],
): Promise<TestPlatform> {
  const folder = mkdtempSync(join(inject('folder'), 'files-'))
  const { database, pool, standby, connection } = await testDatabase()
  const config = readConfig({ DATA_DIR: folder, AUTH_RATE_LIMITS: 'off', ...environment }, folder)
  const log = openLog('silent')
  const jobs = openJobs(connection, log, 'by_hand')
  let now = new Date(testDay)
  const clock = (): Date => new Date(now)
  const storage = await openStorage(config)
  const mail = openMail({ config, database, jobs, clock, log, storage })
  const sms = openSms({ config, database, jobs, clock, log })
  let started = false

  afterAll(async () => {
    if (started) await jobs.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    config,
    database,
    pool,
    standby,
    connection,
    clock,
    log,
    hashing: quickHashing,
    answers: 'exact',
    jobs,
    mail,
    sms,
    storage,
    outbound,
    payments: payments ?? openPayments({ config, database, jobs, clock }),
    setClock(moment) {
      now = new Date(moment)
    },
    async startJobs(list) {
      started = true
      await jobs.start([...mail.jobs, ...sms.jobs, ...list])
    },
  }
}
