import type { RemindersShape } from '@touchline/contract/collections/shapes/reminders'
import { reminderLimits } from '@touchline/domain/collections/reminders/stages'
import { type Language, languages } from '@touchline/domain/values/language'
import { currencies } from '@touchline/domain/values/money'
import { useState } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'

import { StageFields } from './stage-fields.tsx'
import { addStage, type problemsOfTyped, type TypedSettings } from './typed-settings.ts'

interface StagesProps {
  readonly typed: TypedSettings
  readonly onChange: (parts: Partial<TypedSettings>) => void
  readonly usualWords: RemindersShape['usualWords']
  readonly problems: ReturnType<typeof problemsOfTyped>
}

/** Up to three reminders, in one language. */
export function Stages({ typed, usualWords, problems, onChange }: StagesProps) {
  const text = useText('reminders').form
  const { language } = useLanguage()
  const [shown, show] = useState<Language>(language)
  const { stages, currency } = typed
  const currencyOptions = currencies.map((value) => ({ value, label: value }))
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3">
        <Select
          label={text.language}
          options={languages.map((value) => ({ value, label: text.languages[value] }))}
          value={shown}
          onChange={(chosen) => show(languages.find((one) => one === chosen) ?? 'en')}
        />
        <Select
          label={text.currency}
          options={currencyOptions}
          value={currency}
          onChange={(chosen) =>
            onChange({ currency: currencies.find((one) => one === chosen) ?? 'EUR' })
          }
        />
      </div>
      {stages.map((stage, at) => (
        <StageFields
          key={stage.id}
          number={at + 1}
          stage={stage}
          currency={currency}
          language={shown}
          problems={{
            afterDays: problems[`stages.${at}.afterDays`],
            fee: problems[`stages.${at}.fee`],
          }}
          onChange={(parts) =>
            onChange({ stages: stages.map((one, i) => (i === at ? { ...one, ...parts } : one)) })
          }
          onRemove={
            stages.length > 1
              ? () => onChange({ stages: stages.filter((_, i) => i !== at) })
              : undefined
          }
        />
      ))}
      {stages.length < reminderLimits.stages && (
        <div>
          <Button onClick={() => onChange({ stages: addStage(stages, usualWords) })}>
            {text.add}
          </Button>
        </div>
      )}
    </>
  )
}
