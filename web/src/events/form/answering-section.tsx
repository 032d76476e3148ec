import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { AudienceField } from './audience-field.tsx'
import { type EventFields, useEventProblem } from './event-form-state.ts'
import { FormSection } from './form-section.tsx'
import { RemindersField } from './reminders-field.tsx'
import { TimeChoiceField } from './time-choice-field.tsx'

interface AnsweringSectionProps extends EventFields {
  readonly teamId: string
  /** Invitees are chosen when the event is created. */
  readonly mayInvite: boolean
}

/** Who is invited, how many fit, and the deadline. */
export function AnsweringSection({ teamId, mayInvite, ...fields }: AnsweringSectionProps) {
  const text = useText('events').form
  const running = useText('running')
  const problem = useEventProblem(fields)
  return (
    <FormSection title={text.answering}>
      {mayInvite && <AudienceField teamId={teamId} {...fields} />}
      <TextField
        {...fields.form.register('places', { setValueAs: countOrNull })}
        label={text.places}
        description={text.placesHint}
        optional
        type="number"
        inputMode="numeric"
        min={0}
        className="sm:max-w-80"
        error={problem('places')}
      />
      <TextField
        {...fields.form.register('minimum', { setValueAs: countOrNull })}
        label={running.minimum}
        description={running.minimumHint}
        optional
        type="number"
        inputMode="numeric"
        min={1}
        className="sm:max-w-80"
        error={problem('minimum')}
      />
      <DeadlineField {...fields} />
      <RemindersField teamId={teamId} {...fields} />
    </FormSection>
  )
}

function DeadlineField(fields: EventFields) {
  const text = useText('events').form
  const problem = useEventProblem(fields)
  return (
    <Controller
      control={fields.form.control}
      name="deadline"
      render={({ field: { value, onChange } }) => (
        <div className="grid gap-3">
          <Switch
            label={text.deadline}
            description={value ? undefined : text.noDeadline}
            value={Boolean(value)}
            onChange={(on) => onChange(on ? proposedDeadline : null)}
          />
          {value && (
            <div className="grid grid-cols-2 items-end gap-3">
              <TextField
                label={text.daysBefore}
                type="number"
                inputMode="numeric"
                min={0}
                max={60}
                value={Number.isNaN(value.daysBefore) ? '' : value.daysBefore}
                onChange={({ target }) =>
                  onChange({ ...value, daysBefore: Number.parseInt(target.value, 10) })
                }
              />
              <TimeChoiceField
                label={text.deadlineTime}
                value={value.time}
                onChange={(time) => onChange({ ...value, time })}
              />
            </div>
          )}
          <FieldError id="deadline-problem" error={problem('deadline')} />
        </div>
      )}
    />
  )
}

const proposedDeadline = { daysBefore: 1, time: '18:00' } as const

function countOrNull(typed: string | number | null): number | null {
  return typed === '' || typed === null ? null : Number(typed)
}
