import {
  type UnavailabilityReason,
  unavailabilityReasons,
} from '@touchline/domain/events/unavailability'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'

export interface Draft {
  /** Indices in the list. */
  readonly chosen: readonly number[]
  readonly firstDay: string
  readonly lastDay: string
  readonly reason: UnavailabilityReason | null
}

interface AbsenceDaysProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  readonly error: Error | null
}

/** First day, last day and reason. */
export function AbsenceDays({ draft, onChange, error }: AbsenceDaysProps) {
  const text = useText('start').absence
  const away = useText('away')
  const problems: Readonly<Record<string, string>> = away.problems
  const refused = fieldsOf(error)
  const sentence = (field: 'firstDay' | 'lastDay') => problems[refused[field] ?? '']
  return (
    <>
      <DateField
        label={text.firstDay}
        required
        value={draft.firstDay}
        error={sentence('firstDay')}
        onChange={({ target: { value } }) =>
          onChange({
            ...draft,
            firstDay: value,
            lastDay: draft.lastDay < value ? value : draft.lastDay,
          })
        }
      />
      <DateField
        label={text.lastDay}
        required
        min={draft.firstDay}
        value={draft.lastDay}
        error={sentence('lastDay')}
        onChange={({ target: { value } }) => onChange({ ...draft, lastDay: value })}
      />
      <OptionalSelect
        label={text.reason}
        optional
        description={text.privacy}
        noneLabel={text.noReason}
        value={draft.reason}
        options={optionsOf(unavailabilityReasons, away.reasons)}
        onChange={(reason) => onChange({ ...draft, reason })}
        className="sm:col-span-2"
      />
    </>
  )
}
