import { useText } from '#web/platform/language/language.tsx'

import { LeagueEntryFrame } from './league-entry-frame.tsx'
import { ResultsSteps } from './results-steps.tsx'

/** Imports published results, with a preview of the changes. */
export default function ResultsPage() {
  const text = useText('leagueEntry').results
  return (
    <LeagueEntryFrame title={text.title}>
      {(whole) => <ResultsSteps whole={whole} />}
    </LeagueEntryFrame>
  )
}
