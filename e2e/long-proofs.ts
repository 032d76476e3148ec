import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What every run of the tests does a little of, at full length. */
const lengths = { TOUCHLINE_KILLS: '100', TOUCHLINE_CROWD: '1000' }

/** A hundred kills and the whole crowd, as vitest counts them; the figures are printed on the way. */
export async function longProofs(folder: string): Promise<{ passed: number; failed: number }> {
  const report = join(folder, 'proofs.json')
  const vitest = spawn(
    process.execPath,
    [
      join(root, 'node_modules/.bin/vitest'),
      'run',
      '--project=server',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      'server/src/whole/kill.test.ts',
      'server/src/whole/crowd.test.ts',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...lengths } },
  )
  await once(vitest, 'exit')
  const passed = countIn(report, 'numPassedTests')
  const failed = countIn(report, 'numFailedTests')
  return { passed, failed: vitest.exitCode === 0 ? failed : Math.max(1, failed) }
}

function countIn(report: string, name: string): number {
  try {
    const counts: unknown = JSON.parse(readFileSync(report, 'utf8'))
    const count: unknown =
      typeof counts === 'object' && counts !== null ? Reflect.get(counts, name) : undefined
    return typeof count === 'number' ? count : 0
  } catch {
    return 0
  }
}
