import { homeAways } from '@touchline/domain/events/event-types'
import { isSpelledAlike } from '@touchline/domain/values/folding'
import { Controller, useWatch } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { useOpponents } from '#web/teams/api/belongings.ts'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SuggestField } from '#web/ui/suggest-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { kindIcons } from '../event-kinds.tsx'
import { type EventFields, orNull, useEventProblem } from './event-form-state.ts'
import { FormSection } from './form-section.tsx'

interface MatchSectionProps extends EventFields {
  readonly teamId: string
}

/** Opponent and side. */
export function MatchSection({ teamId, ...fields }: MatchSectionProps) {
  const { form: text, sides } = useText('events')
  const problem = useEventProblem(fields)
  const { control, register } = fields.form
  return (
    <FormSection title={text.match}>
      <OpponentField teamId={teamId} {...fields} />
      <div>
        <p aria-hidden className="mb-1.5 font-medium">
          {text.homeAway}
        </p>
        <Controller
          control={control}
          name="homeAway"
          render={({ field: { value, onChange } }) => (
            <SegmentedControl
              label={text.homeAway}
              segments={homeAways.map((side) => ({
                value: side,
                label: sides[side],
                icon: kindIcons[side],
              }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
      </div>
      <TextField
        {...register('kit', { setValueAs: orNull })}
        label={text.kit}
        placeholder={text.kitHint}
        optional
        maxLength={120}
        error={problem('kit')}
      />
    </FormSection>
  )
}

/** Finds saved opponents by name; other names can be typed. */
function OpponentField({ teamId, ...fields }: MatchSectionProps) {
  const text = useText('events').form
  const problem = useEventProblem(fields)
  const { control, setValue } = fields.form
  const [opponentId, opponent] = useWatch({ control, name: ['opponentId', 'opponent'] })
  const saved = useOpponents(teamId).data ?? []

  function choose(name: string) {
    const known = saved.find((one) => isSpelledAlike(one.name, name))
    setValue('opponentId', known?.id ?? null, { shouldDirty: true })
    setValue('opponent', known ? null : orNull(name), { shouldDirty: true })
  }

  return (
    <SuggestField
      label={text.opponent}
      optional
      maxLength={120}
      suggestions={saved.map(({ name }) => name)}
      value={saved.find(({ id }) => id === opponentId)?.name ?? opponent ?? ''}
      onChange={choose}
      error={problem('opponentId') ?? problem('opponent')}
    />
  )
}
