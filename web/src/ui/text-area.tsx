import type { ComponentProps } from 'react'

import { Field, type FieldAppearance, useField } from './field.tsx'

export interface TextAreaProps
  extends FieldAppearance, Omit<ComponentProps<'textarea'>, 'required'> {}

/** A text area that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, required, optional, labelHidden, ...rest } = props
  const { className, ...textarea } = rest
  const look = { label, description, error, required, optional, labelHidden }
  const { ids, control } = useField(look)
  return (
    <Field look={look} ids={ids} className={className}>
      <textarea
        rows={3}
        {...textarea}
        {...control}
        className="control field-sizing-content max-h-96"
      />
    </Field>
  )
}
