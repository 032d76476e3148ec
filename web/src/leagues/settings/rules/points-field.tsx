import { useState } from 'react'

import { TextField } from '#web/ui/text-field.tsx'

import { typedPoints } from './typed-points.ts'

interface PointsFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (points: number) => void
  readonly error?: string | undefined
}

/** Points, halves among them; what is being typed stays as it is as long as it means the same. */
export function PointsField({ label, value, onChange, error }: PointsFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      className="figures"
      error={error}
      value={typedPoints(typed) === value && typed !== '' ? typed : String(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(typedPoints(target.value))
      }}
      onFocus={({ target }) => target.select()}
    />
  )
}
