import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'

import type { DecisionDraft } from './decision-fields.ts'

type Period = Pick<DecisionDraft, 'from' | 'until'>

interface PeriodFieldsProps {
  readonly period: Period
  readonly onChange: (parts: Partial<Period>) => void
  readonly error: string | undefined
}

/** First and last day of a decision. */
export function PeriodFields({ period, onChange, error }: PeriodFieldsProps) {
  const text = useText('leagueParts').decisions
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        label={text.from}
        description={text.fromText}
        value={period.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <DateField
        label={text.until}
        description={text.untilText}
        value={period.until}
        onChange={({ target }) => onChange({ until: target.value })}
        error={error}
      />
    </div>
  )
}
