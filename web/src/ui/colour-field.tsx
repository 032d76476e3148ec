import { Pipette } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cx } from './cx.ts'
import { Field, type FieldAppearance, useField } from './field.tsx'
import { reportEdit } from './report-edited.ts'
import { useUiWords } from './ui-words.tsx'

export interface Swatch {
  /** #rrggbb */
  readonly colour: string
  readonly name: string
}

export interface ColourFieldProps
  extends
    FieldAppearance,
    Omit<ComponentProps<'input'>, 'required' | 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** #rrggbb */
  readonly value: string
  readonly onChange: (colour: string) => void
  /** Colours to choose with one tap, with names. */
  readonly swatches?: readonly Swatch[] | undefined
}

/** A colour: a swatch, or any other from the browser's picker. */
export function ColourField(props: ColourFieldProps) {
  const { label, description, error, required, optional, labelHidden, ...rest } = props
  const { value, onChange, swatches = [], className, ...input } = rest
  const look = { label, description, error, required, optional, labelHidden }
  const { ids, control } = useField(look)
  const words = useUiWords()
  const isCustom = !swatches.some(({ colour }) => isSame(colour, value))
  return (
    <Field look={look} ids={ids} className={className}>
      <div className="flex flex-wrap items-center gap-2">
        {swatches.map(({ colour, name }) => (
          <button
            key={colour}
            type="button"
            aria-label={name}
            aria-pressed={isSame(colour, value)}
            disabled={input.disabled}
            className={swatchLook}
            style={{ backgroundColor: colour }}
            onClick={() => {
              onChange(colour)
              reportEdit(ids.control)
            }}
          />
        ))}
        <span className="relative inline-flex">
          <input
            {...input}
            {...control}
            type="color"
            value={value}
            data-custom={isCustom || undefined}
            className={cx(
              swatchLook,
              'cursor-pointer appearance-none overflow-clip p-0 data-custom:outline-2 data-custom:outline-offset-2 data-custom:outline-focus',
              '[&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0',
            )}
            onChange={(event) => onChange(event.target.value)}
          />
          <Pipette
            aria-hidden
            className="pointer-events-none absolute -right-1 -bottom-1 size-4 rounded-full bg-raised p-0.5 ring-1 ring-edge"
          />
        </span>
        <span aria-hidden className="text-s text-muted">
          {words.ownColour}
        </span>
      </div>
    </Field>
  )
}

const swatchLook =
  'size-9 forced-color-adjust-none rounded-full border disabled:opacity-50 border-edge touch:size-11 aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-focus'

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
