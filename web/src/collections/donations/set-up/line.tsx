import { DateField } from '#web/ui/date-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { TextName, TypedEntitlement } from './typed-entitlement.ts'

export interface EntitlementFields {
  readonly typed: TypedEntitlement
  readonly onChange: (parts: Partial<TypedEntitlement>) => void
  /** Sentences by field. */
  readonly problems: Partial<Record<string, string>>
}

interface LineProps extends EntitlementFields {
  readonly name: TextName
  readonly label: string
  readonly maxLength?: number
  readonly hint?: string
  readonly isOptional?: boolean
}

/** A line of text that receipts repeat. */
export function Line({ name, label, maxLength = 30, hint, isOptional, ...form }: LineProps) {
  const { typed, onChange, problems } = form
  return (
    <TextField
      label={label}
      {...(isOptional ? { optional: true } : { required: true })}
      {...(hint !== undefined && hint !== '' && { description: hint })}
      maxLength={maxLength}
      autoComplete="off"
      value={typed[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      error={problems[name]}
    />
  )
}

export function Day({ name, label, typed, onChange, problems }: LineProps) {
  return (
    <DateField
      label={label}
      required
      value={typed[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      error={problems[name]}
    />
  )
}
