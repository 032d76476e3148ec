import { readResults } from '@touchline/domain/leagues/results/read-results'
import type { ReadResults, ResultReading } from '@touchline/domain/leagues/results/reading'

import { AppError } from '#server/platform/errors.ts'
import { openSubprocess, type Requester } from '#server/platform/subprocess.ts'

export interface ResultsToRead {
  readonly text: string
  readonly reading: ResultReading
}

/** A short text is read faster than a process starts. */
const maxInlineLength = 4000

/** A season is read in a second; a busy machine takes longer. */
const read = openSubprocess<ResultsToRead, ReadResults | null>({
  script: new URL('./results-process.ts', import.meta.url),
  memoryMb: 256,
  patienceMs: 10_000,
  spent: () => null,
})

/**
 * Reads pasted results in a subprocess, with a limit per account, so that they can't block or
 * exhaust the server.
 */
export async function readResultsInSubprocess(
  requester: Requester,
  pasted: ResultsToRead,
): Promise<ReadResults> {
  const { text, reading } = pasted
  if (text.length <= maxInlineLength) return readResults(text, reading)
  const found = await read(requester, pasted)
  if (found === null) throw new AppError('import_too_large')
  return found
}
