import type { ComponentProps, ReactNode } from 'react'

import { cx } from './cx.ts'
import { Field, type FieldAppearance, useField } from './field.tsx'

export interface TextFieldProps
  extends FieldAppearance, Omit<ComponentProps<'input'>, 'required' | 'children'> {
  /** Inside the field after the text: a unit or a button. */
  readonly trailing?: ReactNode
}

/** One line of text; accepts react-hook-form's `register`. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, required, optional, labelHidden, ...rest } = props
  const { trailing, className, ...input } = rest
  const look = { label, description, error, required, optional, labelHidden }
  const { ids, control } = useField(look)
  return (
    <Field look={look} ids={ids} className={className}>
      <div className="relative">
        <input
          type="text"
          {...input}
          {...control}
          className={cx('control', Boolean(trailing) && 'pr-12')}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
    </Field>
  )
}
