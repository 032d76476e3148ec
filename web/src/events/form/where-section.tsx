import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { useVenues } from '#web/teams/api/belongings.ts'
import { Field, useField } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { type EventFields, orNull, useEventProblem } from './event-form-state.ts'
import { FormSection } from './form-section.tsx'
import { TimeChoiceField } from './time-choice-field.tsx'

const LocationDialog = lazy(async () => ({
  default: (await import('./location-dialog.tsx')).LocationDialog,
}))

interface WhereSectionProps extends EventFields {
  readonly teamId: string
}

export function WhereSection({ teamId, ...fields }: WhereSectionProps) {
  const text = useText('events').form
  const problem = useEventProblem(fields)
  const { form } = fields
  return (
    <FormSection title={text.where}>
      <LocationField teamId={teamId} {...fields} />
      <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="meetingTime"
          render={({ field: { value = null, onChange, ...field } }) => (
            <TimeChoiceField
              {...field}
              value={value}
              onChange={(time) => onChange(orNull(time))}
              label={text.meetingTime}
              optional
              error={problem('meetingTime')}
            />
          )}
        />
        <TextField
          {...form.register('meetingPlace', { setValueAs: orNull })}
          label={text.meetingPlace}
          optional
          maxLength={200}
          error={problem('meetingPlace')}
        />
      </div>
    </FormSection>
  )
}

function LocationField({ teamId, ...fields }: WhereSectionProps) {
  const text = useText('events').form
  const problem = useEventProblem(fields)
  const { control, setValue } = fields.form
  const [venueId, location] = useWatch({ control, name: ['venueId', 'location'] })
  const [isOpen, setOpen] = useState(false)
  const venues = useVenues(teamId)
  const saved = venues.data?.find(({ id }) => id === venueId)
  const look = { label: text.location, error: problem('venueId') ?? problem('location') }
  const { ids, control: field } = useField(look)
  const chosen = saved?.name ?? location

  return (
    <>
      <Field look={look} ids={ids}>
        <button
          {...field}
          type="button"
          aria-labelledby={`${ids.label} ${ids.control}`}
          className="control flex items-center gap-2 text-left"
          onClick={() => setOpen(true)}
        >
          <MapPin className="size-5 shrink-0 text-muted" aria-hidden />
          {chosen ? (
            <span className="min-w-0 wrap-anywhere">{chosen}</span>
          ) : (
            <span className="text-muted">{text.noLocation}</span>
          )}
        </button>
      </Field>
      {isOpen && (
        <Suspense>
          <LocationDialog
            venues={venues.data ?? []}
            chosen={{ venueId: venueId ?? null, location: location ?? null }}
            onChoose={(place) => {
              setValue('venueId', place.venueId, { shouldDirty: true })
              setValue('location', place.location, { shouldDirty: true })
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
