import { collectionLimits } from '@touchline/domain/collections/limits'

import { useText } from '#web/platform/language/language.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import type { Draft } from './form/draft-shape.ts'

export type Asked = Draft['request']

interface AskFieldsProps extends Asked {
  readonly error: string | undefined
  readonly onChange: (asked: Asked) => void
}

/** What a payer asks the treasurer for if they can't pay in full. */
export function AskFields({ kind, words, error, onChange }: AskFieldsProps) {
  const { ask: text } = useText('payer')
  return (
    <div data-unkept className="grid grid-cols-1 gap-4 border-l-3 border-line pl-4">
      <p className="text-muted">{text.text}</p>
      <RadioCards
        label={text.kind}
        value={kind}
        options={[
          { value: 'reduction', label: text.reduction },
          { value: 'instalments', label: text.instalments },
        ]}
        onChange={(chosen) => onChange({ kind: chosen, words })}
      />
      <TextArea
        label={text.words}
        description={text.wordsHint}
        required
        rows={2}
        maxLength={collectionLimits.noteLength}
        value={words}
        error={error}
        onChange={({ target }) => onChange({ kind, words: target.value })}
      />
    </div>
  )
}
