import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { z } from 'zod'

import { installedProgram, root } from './steps.ts'

/** The result of a test run. */
export interface Results {
  readonly passed: number
  readonly failed: number
  readonly files: readonly FileTime[]
  readonly failures: readonly Failure[]
}

export interface Failure {
  readonly file: string
  readonly test: string
  readonly message: string
}

export interface FileTime {
  readonly file: string
  readonly seconds: number
}

/** How to start a test program and read its report. */
interface Program {
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly report: string
  readonly read: (report: unknown) => Results
}

/** Runs vitest with some arguments. */
export function runVitest(
  given: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Results> {
  return withReport((report) => ({
    command: [
      installedProgram('vitest'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...given,
    ],
    environment,
    report,
    read: readVitest,
  }))
}

/** Runs the daily journeys, those named, or all. */
export function runPlaywright(
  extent: 'daily' | 'named' | 'all',
  names: readonly string[] = [],
): Promise<Results> {
  const files = names.map((name) => `/${name}\\.spec`)
  return withReport((report) => ({
    command: [
      installedProgram('playwright'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
      ...files,
    ],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, TOUCHLINE_JOURNEYS: extent },
    report,
    read: readPlaywright,
  }))
}

/** The last line of every run. */
export function formatTotals({ passed, failed }: Results): string {
  return `${passed} passed, ${failed} failed`
}

export function mergeResults(all: readonly Results[]): Results {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    files: all.flatMap(({ files }) => files),
    failures: all.flatMap(({ failures }) => failures),
  }
}

async function withReport(programFor: (report: string) => Program): Promise<Results> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-results-'))
  const { command, environment, report, read } = programFor(join(folder, 'report.json'))
  const code = await run(command, environment)
  const written = existsSync(report) ? readFileSync(report, 'utf8') : undefined
  rmSync(folder, { recursive: true, force: true })
  return resultOf(code, written, read)
}

const nothing: Results = { passed: 0, failed: 0, files: [], failures: [] }

/** Combines a test program's exit code and report. */
export function resultOf(
  code: number | null,
  written: string | undefined,
  read: (report: unknown) => Results,
): Results {
  const found = written === undefined ? nothing : read(JSON.parse(written))
  // A file that can't be loaded has no tests but has failed; a run without tests proves nothing.
  const isGreen = code === 0 && found.passed > 0
  return isGreen ? found : { ...found, failed: Math.max(1, found.failed) }
}

function run(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number | null> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

export function readVitest(report: unknown): Results {
  const { numPassedTests, testResults } = vitestReport.parse(report)
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [{ file: relative(root, name), test: 'the file itself', message }]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: relative(root, name),
        test: fullName,
        message: (failureMessages ?? []).join('\n'),
      })),
  ])
  return { passed: numPassedTests, failed: failures.length, files, failures }
}

const suite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(
            z.object({
              duration: z.number(),
              error: z.object({ message: z.string().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
})

export function readPlaywright(report: unknown): Results {
  const { stats, suites } = playwrightReport.parse(report)
  const files = suites.map((one) => ({
    file: `e2e/journeys/${one.file}`,
    seconds: millisecondsOf(one) / 1000,
  }))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    files,
    failures: suites.flatMap(failuresOf),
  }
}

function failuresOf({ file, specs, suites = [] }: z.infer<typeof suite>): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      file: `e2e/journeys/${file}`,
      test: title,
      message: tests
        .flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
        .join('\n'),
    }))
  return [...own, ...suites.flatMap(failuresOf)]
}

function millisecondsOf({ specs, suites = [] }: z.infer<typeof suite>): number {
  const own = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, inner) => sum + millisecondsOf(inner), own)
}
