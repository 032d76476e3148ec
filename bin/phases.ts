import { stripVTControlCharacters } from 'node:util'

import { type Results, formatTotals, mergeResults } from './results.ts'

/** One part of `npm test`. */
export interface Phase {
  readonly name: string
  readonly run: () => Promise<Results>
}

export interface FinishedPhase {
  readonly name: string
  readonly seconds: number
  readonly results: Results
}

/** Runs the first phases side by side, then each further one when another ends. */
export async function runPhases(
  phases: readonly Phase[],
  sideBySide: number,
): Promise<readonly FinishedPhase[]> {
  const finished = await Promise.all(phases.slice(0, sideBySide).map(timed))
  for (const phase of phases.slice(sideBySide)) finished.push(await timed(phase))
  return finished
}

async function timed({ name, run }: Phase): Promise<FinishedPhase> {
  const begun = performance.now()
  const results = await run().catch((error: unknown) => crashOf(name, error))
  return { name, seconds: (performance.now() - begun) / 1000, results }
}

/** The other phases still run; the sum reports the failure. */
function crashOf(name: string, error: unknown): Results {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { passed: 0, failed: 1, files: [], failures: [{ file: name, test: 'crashed', message }] }
}

/** The lines printed at the end of a run; the last one is the sum. */
export function formatReport(finished: readonly FinishedPhase[]): readonly string[] {
  const all = mergeResults(finished.map(({ results }) => results))
  return [
    ...all.failures.map(
      ({ file, test, message }) => `FAILED  ${file}: ${test}\n${shortened(message)}`,
    ),
    ...finished.map(
      ({ name, seconds, results }) => `${secondsIn(seconds)}  ${name}: ${formatTotals(results)}`,
    ),
    'The slowest files:',
    ...slowest(all, 15).map(({ file, seconds }) => `${secondsIn(seconds)}  ${file}`),
    formatTotals(all),
  ]
}

export function exitCodeOf(finished: readonly FinishedPhase[]): number {
  return finished.every(({ results }) => results.failed === 0) ? 0 : 1
}

function slowest({ files }: Results, count: number): Results['files'] {
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}

/** In a long run only the sum is read: it names the failure without the full stack. */
function shortened(message: string): string {
  const plain = stripVTControlCharacters(message)
  return plain.split('\n').slice(0, 8).join('\n').slice(0, 1000)
}

function secondsIn(seconds: number): string {
  return `${seconds.toFixed(1).padStart(8)} s`
}
