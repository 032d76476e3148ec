import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { longProofs } from './long-proofs.ts'

/** Every journey, or the whole matrix of them with the long proofs; the last line is the sum. */
export async function runJourneys(extent: 'daily' | 'all'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-journeys-'))
  const report = join(folder, 'report.json')
  const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright')

  const child = spawn(
    process.execPath,
    [playwright, 'test', '--config', join(import.meta.dirname, 'playwright.config.ts')],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        TOUCHLINE_JOURNEYS: extent,
      },
    },
  )
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const journeys = countsIn(report)
  const proofs = extent === 'all' ? await longProofs(folder) : { passed: 0, failed: 0 }
  const sum = {
    passed: journeys.passed + proofs.passed,
    failed: journeys.failed + proofs.failed,
  }
  rmSync(folder, { recursive: true, force: true })

  const result = process.env['E2E_RESULT']
  if (result !== undefined) writeFileSync(result, JSON.stringify(sum))
  console.info(`${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = code === 0 && sum.failed === 0 && journeys.passed > 0 ? 0 : 1
}

function countsIn(file: string): { passed: number; failed: number } {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const stats: unknown =
      typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'stats') : {}
    return {
      passed: numberIn(stats, 'expected') + numberIn(stats, 'flaky'),
      failed: numberIn(stats, 'unexpected'),
    }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function numberIn(stats: unknown, name: string): number {
  const value: unknown = typeof stats === 'object' && stats !== null ? Reflect.get(stats, name) : 0
  return typeof value === 'number' ? value : 0
}
