import { useText } from '#web/platform/language/language.tsx'

import { FillingFrame } from './filling-frame.tsx'
import { ResultsSteps } from './results-steps.tsx'

/** Matches and results as somebody published them, seen as a difference before they are stored. */
export default function ResultsPage() {
  const text = useText('leagueFilling').results
  return <FillingFrame title={text.title}>{(whole) => <ResultsSteps whole={whole} />}</FillingFrame>
}
