import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import type { StepProps } from '../step-props.ts'
import { DaysField } from './days-field.tsx'
import { OpenPeriod } from './open-period.tsx'

/** Who can open the form, when, and who is notified. */
export function BroadcastStep(props: StepProps) {
  const { draft, onChange, errors } = props
  const text = useText('collectionWizard').broadcast
  const { organizer, reminder } = draft
  const everyWords = { never: text.never, every: wordsOfEvery(organizer.days) }

  function wordsOfEvery(days: string): string {
    return /^[1-9]\d{0,2}$/.test(days) ? text.everyDays(Number(days)) : text.everySome
  }

  return (
    <>
      <RadioCards
        label={text.type}
        options={(['public', 'private'] as const).map((value) => ({
          value,
          label: text.types[value],
          description: text.typeHints[value],
        }))}
        value={draft.broadcast}
        onChange={(broadcast) => onChange({ broadcast })}
      />
      <OpenPeriod {...props} />
      <div className="grid gap-3">
        <RadioCards
          label={text.organizer}
          options={optionsOf(['never', 'every'] as const, everyWords)}
          value={organizer.isOn ? 'every' : 'never'}
          onChange={(when) => onChange({ organizer: { ...organizer, isOn: when === 'every' } })}
        />
        {organizer.isOn && (
          <DaysField
            label={text.everyField}
            value={organizer.days}
            onChange={(days) => onChange({ organizer: { isOn: true, days } })}
            error={errors.organizerEvery}
          />
        )}
      </div>
      <div className="grid gap-2">
        <Checkbox
          label={text.reminder}
          description={text.reminderHint}
          value={reminder.isOn}
          onChange={(isOn) => onChange({ reminder: { ...reminder, isOn } })}
        />
        {reminder.isOn && (
          <DaysField
            label={text.reminderField}
            value={reminder.days}
            onChange={(days) => onChange({ reminder: { isOn: true, days } })}
            error={errors.reminderAfter}
          />
        )}
      </div>
    </>
  )
}
