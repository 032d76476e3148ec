import { type ComponentProps, useState } from 'react'

import { Field, type FieldLook, useField } from './field.tsx'
import { tellEdited } from './tell-edited.ts'

export interface Swatch {
  /** #rrggbb */
  readonly colour: string
  readonly name: string
}

export interface ColourFieldProps
  extends
    FieldLook,
    Omit<ComponentProps<'input'>, 'required' | 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** #rrggbb */
  readonly value: string
  readonly onChange: (colour: string) => void
  /** Colours offered at one tap, and what they are called. */
  readonly swatches?: readonly Swatch[] | undefined
}

/** A colour: one of the swatches, or any by the browser's picker or its code. */
export function ColourField(props: ColourFieldProps) {
  const { label, description, error, required, optional, labelHidden, ...rest } = props
  const { value, onChange, swatches = [], className, ...input } = rest
  const look = { label, description, error, required, optional, labelHidden }
  const { ids, control } = useField(look)
  return (
    <Field look={look} ids={ids} className={className}>
      <div className="flex flex-wrap items-center gap-2">
        <input
          {...input}
          {...control}
          type="color"
          value={value}
          className="control h-11 w-14 cursor-pointer p-1"
          onChange={(event) => onChange(event.target.value)}
        />
        <ColourCode
          key={value}
          label={label}
          value={value}
          disabled={input.disabled}
          onChange={onChange}
        />
        {swatches.map(({ colour, name }) => (
          <button
            key={colour}
            type="button"
            aria-label={name}
            aria-pressed={colour === value}
            disabled={input.disabled}
            className="size-8 forced-color-adjust-none rounded-full border disabled:opacity-50 border-edge touch:size-11 aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-focus"
            style={{ backgroundColor: colour }}
            onClick={() => {
              onChange(colour)
              tellEdited(ids.control)
            }}
          />
        ))}
      </div>
    </Field>
  )
}

interface ColourCodeProps {
  readonly label: string
  readonly value: string
  readonly disabled: boolean | undefined
  readonly onChange: (colour: string) => void
}

function ColourCode({ label, value, disabled, onChange }: ColourCodeProps) {
  const [typed, setTyped] = useState(value)

  function take(text: string) {
    setTyped(text)
    if (/^#[0-9a-f]{6}$/i.test(text)) onChange(text.toLowerCase())
  }

  return (
    <input
      aria-label={`${label} (#rrggbb)`}
      value={typed}
      disabled={disabled}
      maxLength={7}
      spellCheck={false}
      className="control figures w-28 uppercase"
      onChange={(event) => take(event.target.value)}
      onBlur={() => setTyped(value)}
    />
  )
}
