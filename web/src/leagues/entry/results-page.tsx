import { useText } from '#web/platform/language/language.tsx'

import { LeagueEntryFrame } from './league-entry-frame.tsx'
import { ResultsSteps } from './results-steps.tsx'

/** Matches and results as somebody published them, seen as a difference before they are stored. */
export default function ResultsPage() {
  const text = useText('leagueEntry').results
  return (
    <LeagueEntryFrame title={text.title}>
      {(whole) => <ResultsSteps whole={whole} />}
    </LeagueEntryFrame>
  )
}
