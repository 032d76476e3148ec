import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { root } from './processes.ts'

/** The test of the crowd with as many people as the specification names; prints how long they waited. */
export async function runCrowd(): Promise<void> {
  const vitest = join(root, 'node_modules/.bin/vitest')
  const test = spawn(
    process.execPath,
    [vitest, 'run', '--project', 'server', 'server/src/testing/crowd.test.ts'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TOUCHLINE_CROWD: '1000' } },
  )
  await once(test, 'exit')
  if (test.exitCode !== 0) throw new Error('the crowd was not served as it should be')
}
