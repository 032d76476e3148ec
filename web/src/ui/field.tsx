import { type ReactNode, useId } from 'react'

import { cx } from './cx.ts'
import { useUiWords } from './ui-words.tsx'

/** The parts every form field has; each component adds the control. */
export interface FieldAppearance {
  readonly label: string
  readonly description?: ReactNode
  /** The error shown beside the field. */
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  /** Marks the field as optional. */
  readonly optional?: boolean | undefined
  /** Hides the label visually; screen readers still read it. */
  readonly labelHidden?: boolean | undefined
}

export interface FieldIds {
  readonly control: string
  readonly label: string
  readonly description: string
  readonly error: string
}

/** Links label, description and error to the control. */
export function useField(look: FieldAppearance) {
  const id = useId()
  const ids: FieldIds = {
    control: `${id}c`,
    label: `${id}l`,
    description: `${id}d`,
    error: `${id}e`,
  }
  const describedBy = [look.description ? ids.description : '', look.error ? ids.error : '']
    .filter(Boolean)
    .join(' ')
  return {
    ids,
    control: {
      id: ids.control,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': look.error ? true : undefined,
      'aria-required': look.required || undefined,
    },
  } as const
}

interface FieldProps {
  readonly look: FieldAppearance
  readonly ids: FieldIds
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Field({ look, ids, className, children }: FieldProps) {
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label
        id={ids.label}
        htmlFor={ids.control}
        className={look.labelHidden ? 'sr-only' : 'font-medium'}
      >
        {look.label}
        <FieldMark look={look} />
      </label>
      {look.description && (
        <p id={ids.description} className="-mt-1 max-w-measure text-s text-muted">
          {look.description}
        </p>
      )}
      {children}
      <FieldError id={ids.error} error={look.error} />
    </div>
  )
}

export function FieldMark({ look }: { look: FieldAppearance }) {
  const words = useUiWords()
  if (look.required) return <span aria-hidden> *</span>
  if (look.optional) return <span className="font-normal text-muted"> ({words.optional})</span>
  return null
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} role="alert" className="text-s font-medium text-danger">
      {error}
    </p>
  )
}
