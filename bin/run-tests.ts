/** All that `npm test` means: the checks, the tests, the journeys in a browser, and one sum. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { checkSteps } from './check-steps.ts'
import { installed, root, runSteps } from './steps.ts'

interface Sum {
  readonly passed: number
  readonly failed: number
}

const folder = mkdtempSync(join(tmpdir(), 'touchline-results-'))
const sums = [await runSteps(checkSteps), await unitTests(), await journeys()]
rmSync(folder, { recursive: true, force: true })

const passed = sums.reduce((sum, part) => sum + part.passed, 0)
const failed = sums.reduce((sum, part) => sum + part.failed, 0)
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function unitTests(): Promise<Sum> {
  const file = join(folder, 'vitest.json')
  const code = await run([
    installed('vitest'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const passed = countIn(file, 'numPassedTests')
  const failed = countIn(file, 'numFailedTests')
  // A file that cannot even be loaded has no tests to count, and yet it failed.
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(1, failed) }
}

/** e2e/run.ts writes {passed, failed} to the file that E2E_RESULT names. */
async function journeys(): Promise<Sum> {
  const file = join(folder, 'journeys.json')
  const code = await run(['e2e/run.ts'], { E2E_RESULT: file })
  const passed = countIn(file, 'passed')
  const failed = countIn(file, 'failed')
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(1, failed) }
}

function countIn(file: string, name: string): number {
  if (!existsSync(file)) return 0
  const counts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const count: unknown =
    typeof counts === 'object' && counts !== null ? Reflect.get(counts, name) : undefined
  return typeof count === 'number' ? count : 0
}

function run(
  command: readonly string[],
  more: Record<string, string> = {},
): Promise<number | null> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...more },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}
