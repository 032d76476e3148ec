import { renameSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'

import { answerOnce } from '../subprocess.ts'

export type Work =
  | 'answer'
  | 'hoard'
  | 'parse'
  | 'never end'
  | 'throw'
  | 'leave'
  | 'be stopped'
  | 'tell much'
  | 'tell keys'

export interface SubprocessTask {
  readonly work: Work
  readonly number: number
  /** Where it writes its process id before it hangs. */
  readonly mark?: string
}

const works: Readonly<Record<Work, (number: number, mark?: string) => unknown>> = {
  answer: (number) => number * 2,
  hoard: () => {
    const all: object[] = []
    for (;;) all.push({ all })
  },
  parse: () => Array.isArray(JSON.parse(`[${'[],'.repeat(5_000_000)}[]]`)),
  'never end': (_, mark) => {
    if (mark !== undefined) {
      writeFileSync(`${mark}.new`, String(process.pid))
      renameSync(`${mark}.new`, mark)
    }
    for (;;);
  },
  throw: () => {
    throw new RangeError('deep')
  },
  leave: () => process.exit(),
  'be stopped': () => {
    process.kill(process.pid, 'SIGTERM')
    for (;;);
  },
  'tell much': (number) => 'x'.repeat(number),
  'tell keys': () => Object.keys(env),
}

await answerOnce(({ work, number, mark }: SubprocessTask) => ({
  result: works[work](number, mark),
}))
