import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Ref } from 'react'

import { Field, type FieldLook, useField } from './field.tsx'

export interface SuggestFieldProps extends FieldLook {
  /** Proposed while typing; anything else may be typed too. */
  readonly suggestions: readonly string[]
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Free text with proposals: a sport, a venue, a position. */
export function SuggestField({ ref, ...props }: SuggestFieldProps) {
  const { ids, control } = useField(props)
  return (
    <Field look={props} ids={ids} className={props.className}>
      <Autocomplete.Root
        items={props.suggestions}
        value={props.value}
        onValueChange={props.onChange}
        name={props.name}
        disabled={props.disabled}
        openOnInputClick
      >
        <Autocomplete.Input
          {...control}
          // While the list is open, the rest of the page, its label too, is hidden from listeners.
          aria-label={props.label}
          ref={ref}
          onBlur={props.onBlur}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          className="control"
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} className="z-30 outline-none data-empty:hidden">
            <Autocomplete.Popup className="floating max-h-[min(var(--available-height),20rem)] w-(--anchor-width) overflow-y-auto overscroll-contain p-1 data-empty:hidden">
              <Autocomplete.List>
                {(suggestion: string) => (
                  <Autocomplete.Item key={suggestion} value={suggestion} className="choice">
                    {suggestion}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </Field>
  )
}
