import { readResults } from '@touchline/domain/leagues/results/read-results'
import type { ReadResults } from '@touchline/domain/leagues/results/reading'

import { answerOnce } from '#server/platform/subprocess.ts'

import type { ResultsToRead } from './read-results-in-subprocess.ts'

/** A process that reads pasted results and ends: a hostile or very long text holds nobody else up. */
await answerOnce(({ text, reading }: ResultsToRead): ReadResults => readResults(text, reading))
