import { reminderLimits } from '@touchline/domain/collections/reminders/stages'
import type { Language } from '@touchline/domain/values/language'
import { Trash2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { AmountField } from '../../../amount-field.tsx'
import type { SettingsProblem, TypedStage } from './typed-settings.ts'

interface StageFieldsProps {
  readonly number: number
  readonly stage: TypedStage
  readonly currency: string
  /** The language of the displayed text. */
  readonly language: Language
  readonly problems: Readonly<Record<'afterDays' | 'fee', SettingsProblem | undefined>>
  readonly onChange: (parts: Partial<TypedStage>) => void
  /** Undefined for the only stage. */
  readonly onRemove: (() => void) | undefined
}

/** When a reminder is sent, its fee and its text. */
export function StageFields(props: StageFieldsProps) {
  const { number, stage, currency, language, problems, onChange, onRemove } = props
  const text = useText('reminders').form
  const { afterDays, fee } = problems
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-left min-h-11 content-center font-semibold">
        {text.stage(number)}
      </legend>
      {onRemove && (
        <div className="flex justify-end">
          <IconButton
            label={text.remove(number)}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        </div>
      )}
      <div className="clear-both grid gap-3">
        <div className="grid grid-cols-2 items-end gap-3">
          <TextField
            label={text.afterDays}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={stage.afterDays}
            onChange={({ target }) => onChange({ afterDays: target.value })}
            error={
              afterDays &&
              (afterDays === 'days_order' ? text.problems.days_order : text.afterDaysWrong)
            }
          />
          <AmountField
            label={text.fee(currency)}
            currency={currency}
            value={stage.fee}
            onChange={(typed) => onChange({ fee: typed })}
            error={fee && text.feeWrong}
          />
        </div>
        <TextArea
          label={text.words}
          maxLength={reminderLimits.words}
          value={stage.words[language]}
          onChange={({ target }) =>
            onChange({ words: { ...stage.words, [language]: target.value } })
          }
        />
      </div>
    </fieldset>
  )
}
