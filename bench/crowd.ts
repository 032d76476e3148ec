import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { root } from './processes.ts'

/**
 * Runs the crowd test with the number of people in the specification and prints their waiting
 * times.
 */
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
