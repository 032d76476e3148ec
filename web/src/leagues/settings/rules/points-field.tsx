import { leagueLimits } from '@touchline/domain/leagues/limits'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { parsePoints } from './typed-figures.ts'

interface PointsFieldProps {
  readonly label: string
  /** NaN if invalid, null if empty. */
  readonly value: number | null
  readonly onChange: (points: number) => void
  readonly error?: string | undefined
}

/** A field for points, including halves; invalid input stays and is marked. */
export function PointsField({ label, value, onChange, error }: PointsFieldProps) {
  const text = useText('leagues').result
  const [typed, setTyped] = useState('')
  const isTyped = typed !== '' && Object.is(parsePoints(typed), value)
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      className="figures"
      error={Object.is(value, Number.NaN) ? text.pointsWrong(leagueLimits.points) : error}
      value={isTyped ? typed : shownPoints(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(parsePoints(target.value))
      }}
      onFocus={({ target }) => target.select()}
    />
  )
}

function shownPoints(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value)
}
