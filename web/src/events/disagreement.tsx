import type { MyAnswer } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'

/** Each guardian's answer, if they differ. */
export function Disagreement({ said }: { said: MyAnswer['disagreement'] }) {
  const { answer: text, answers } = useText('events')
  const colon = useColon()
  if (said.length === 0) return null
  return (
    <p className="text-s text-warning wrap-anywhere">
      {text.disagreement(
        said.map(({ by, answer }) => `${by}${colon} ${answers[answer]}`).join(' · '),
      )}
    </p>
  )
}
