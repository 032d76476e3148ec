import type { MyAnswer } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'

/** Each guardian's answer, where they differ. */
export function Disagreement({ said }: { said: MyAnswer['disagreement'] }) {
  const { answer: text, answers } = useText('events')
  if (said.length === 0) return null
  return (
    <p className="text-s text-warning wrap-anywhere">
      {text.disagreement(said.map(({ by, answer }) => `${by}: ${answers[answer]}`).join(' · '))}
    </p>
  )
}
