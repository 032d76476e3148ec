import type { EditEffect } from '@touchline/contract/events/shapes/requests'

import { useText } from '#web/platform/language/language.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

interface AnswersChoiceProps {
  readonly effect: EditEffect
  readonly onChange: (askAgain: boolean) => void
}

/**
 * Whether answers stay or everyone is asked again: proposed from the change, decided by the
 * organiser.
 */
export function AnswersChoice({ effect, onChange }: AnswersChoiceProps) {
  const { changing: text } = useText('running')
  if (!effect.moves) return null
  return (
    <div className="grid gap-3">
      <p className="text-s">{text.everyoneNotified}</p>
      {effect.answerers > 0 && (
        <RadioCards
          label={text.answers}
          options={[
            { value: 'keep', label: text.keep(effect.answerers), description: text.keepHint },
            { value: 'ask', label: text.askAgain },
          ]}
          value={effect.askedAgain ? 'ask' : 'keep'}
          onChange={(chosen) => onChange(chosen === 'ask')}
        />
      )}
    </div>
  )
}
