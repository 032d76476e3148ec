import { Autocomplete } from '@base-ui/react/autocomplete'
import { timeChoices } from '@touchline/domain/events/time-choices'
import type { Ref } from 'react'

import { Field, type FieldLook, useField } from '#web/ui/field.tsx'

interface TimeChoiceFieldProps extends FieldLook {
  readonly value: string | null
  readonly onChange: (time: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A time of day: one of the 48 half hours, or any other that is typed ("18:45", "1845", "9"). */
export function TimeChoiceField({ ref, ...props }: TimeChoiceFieldProps) {
  const { ids, control } = useField(props)
  const value = props.value ?? ''

  function tidy() {
    const time = timeFrom(value)
    if (time !== value) props.onChange(time)
    props.onBlur?.()
  }

  return (
    <Field look={props} ids={ids}>
      <Autocomplete.Root
        items={timeChoices}
        mode="none"
        value={value}
        onValueChange={props.onChange}
        openOnInputClick
      >
        <Autocomplete.Input
          {...control}
          // While the list is open, the rest of the page, its label too, is hidden from listeners.
          aria-label={props.label}
          ref={ref}
          name={props.name}
          onBlur={tidy}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          placeholder="–:–"
          className="control figures"
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} className="z-30 outline-none">
            <Autocomplete.Popup className="floating max-h-[min(var(--available-height),16rem)] w-(--anchor-width) overflow-y-auto overscroll-contain p-1">
              <Autocomplete.List>
                {(choice: string) => (
                  <Autocomplete.Item
                    key={choice}
                    value={choice}
                    ref={choice === value ? bringIntoView : undefined}
                    className="choice figures"
                  >
                    {choice}
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

function bringIntoView(item: HTMLElement | null) {
  const list = item?.closest('[role="listbox"]')?.parentElement
  if (item && list) list.scrollTop = item.offsetTop - list.clientHeight / 2
}

/** "18:45" from what people type; what is no time stays as it is. */
function timeFrom(typed: string): string {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})\s*[:.h]?\s*(\d{2})?\s*$/i.exec(typed) ?? []
  return hours === '' ? typed : `${hours.padStart(2, '0')}:${minutes}`
}
