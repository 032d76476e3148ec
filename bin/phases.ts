import { stripVTControlCharacters } from 'node:util'

import { type Results, sumOf, together } from './results.ts'

/** A part of `npm test`. */
export interface Phase {
  readonly name: string
  readonly run: () => Promise<Results>
}

export interface Finished {
  readonly name: string
  readonly seconds: number
  readonly results: Results
}

/** Runs the first of them side by side, and each of the others when the one before has ended. */
export async function runPhases(
  phases: readonly Phase[],
  sideBySide: number,
): Promise<readonly Finished[]> {
  const finished = await Promise.all(phases.slice(0, sideBySide).map(timed))
  for (const phase of phases.slice(sideBySide)) finished.push(await timed(phase))
  return finished
}

async function timed({ name, run }: Phase): Promise<Finished> {
  const begun = performance.now()
  const results = await run().catch((error: unknown) => crashOf(name, error))
  return { name, seconds: (performance.now() - begun) / 1000, results }
}

/** The others still run, and the sum says that something failed. */
function crashOf(name: string, error: unknown): Results {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { passed: 0, failed: 1, files: [], failures: [{ file: name, test: 'crashed', message }] }
}

/** What is written at the end of a run; the last line is the sum. */
export function reportOf(finished: readonly Finished[]): readonly string[] {
  const all = together(finished.map(({ results }) => results))
  return [
    ...all.failures.map(
      ({ file, test, message }) => `FAILED  ${file}: ${test}\n${shortened(message)}`,
    ),
    ...finished.map(
      ({ name, seconds, results }) => `${secondsIn(seconds)}  ${name}: ${sumOf(results)}`,
    ),
    'The slowest files:',
    ...slowest(all, 15).map(({ file, seconds }) => `${secondsIn(seconds)}  ${file}`),
    sumOf(all),
  ]
}

export function exitCodeOf(finished: readonly Finished[]): number {
  return finished.every(({ results }) => results.failed === 0) ? 0 : 1
}

function slowest({ files }: Results, count: number): Results['files'] {
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}

/** The sum of a long run is read alone: it says what failed, without the whole stack. */
function shortened(message: string): string {
  const plain = stripVTControlCharacters(message)
  return plain.split('\n').slice(0, 8).join('\n').slice(0, 1000)
}

function secondsIn(seconds: number): string {
  return `${seconds.toFixed(1).padStart(8)} s`
}
