import { readResults } from '@touchline/domain/leagues/results/read-results'
import type { ReadResults } from '@touchline/domain/leagues/results/reading'

import { answerOnce } from '#server/platform/subprocess.ts'

import type { ResultsToRead } from './read-results-in-subprocess.ts'

/**
 * Reads pasted results in a subprocess, so that malicious or very long text can't block the server.
 */
await answerOnce(({ text, reading }: ResultsToRead): ReadResults => readResults(text, reading))
