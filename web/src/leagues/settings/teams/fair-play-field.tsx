import { leagueLimits } from '@touchline/domain/leagues/limits'

import { useText } from '#web/platform/language/language.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface FairPlayFieldProps {
  readonly value: number | null
  readonly error: string | undefined
  readonly onChange: (points: number | null) => void
}

/** Penalty points, or empty if not counted. */
export function FairPlayField({ value, error, onChange }: FairPlayFieldProps) {
  const text = useText('leagueParts').teams
  return (
    <TextField
      label={text.fairPlay}
      description={text.fairPlayText}
      type="number"
      inputMode="decimal"
      step="any"
      max={leagueLimits.points}
      className="max-w-60"
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
    />
  )
}
