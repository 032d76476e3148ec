import { appendFileSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, inject, test } from 'vitest'

import { whyItEnded } from './embedded-log.ts'

const log = join(mkdtempSync(join(inject('folder'), 'log-')), 'server.log')
writeFileSync(log, 'FATAL:  of an earlier start\n')
const from = statSync(log).size

test('names a full disk, not the shutdown that follows', () => {
  appendFileSync(
    log,
    `LOG:  database system was interrupted
PANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device
LOG:  startup process (PID 42) was terminated by signal 6: Aborted
LOG:  aborting startup due to startup process failure
LOG:  database system is shut down
`,
  )
  expect(whyItEnded(log, from)).toBe(
    'the disk is full. Free some space; nothing that was saved is lost.',
  )
})

test('names the first cause since this start for other failures', () => {
  const now = statSync(log).size
  appendFileSync(
    log,
    `FATAL:  data directory "/data/postgres" has invalid permissions
LOG:  database system is shut down
`,
  )
  expect(whyItEnded(log, now)).toBe(
    'FATAL:  data directory "/data/postgres" has invalid permissions',
  )
})
