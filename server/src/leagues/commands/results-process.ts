import { readResults } from '@touchline/domain/leagues/results/read-results'
import type { ReadResults } from '@touchline/domain/leagues/results/reading'

import { answerOnce } from '#server/platform/subprocess.ts'

import type { ResultsToRead } from './read-results-in-subprocess.ts'

/** Reads pasted results in a process of its own, so that hostile or very long text blocks nobody else. */
await answerOnce(({ text, reading }: ResultsToRead): ReadResults => readResults(text, reading))
