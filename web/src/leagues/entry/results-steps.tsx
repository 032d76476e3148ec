import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { CheckResults } from './check-results.tsx'
import { PasteResults } from './paste-results.tsx'
import { ResultsDone } from './results-done.tsx'
import { useResults } from './use-results.ts'

/** Steps: text, preview, result. */
export function ResultsSteps({ whole }: { whole: LeagueDetails }) {
  const results = useResults(whole.league)
  if (results.done) return <ResultsDone whole={whole} results={results} done={results.done} />
  if (results.preview)
    return <CheckResults whole={whole} results={results} preview={results.preview} />
  return <PasteResults results={results} />
}
