import { Autocomplete } from '@base-ui/react/autocomplete'
import { timeChoicesWith, normalizeTime } from '@touchline/domain/events/time-choices'
import type { ComponentProps } from 'react'

import { usePositionMethod } from '#web/ui/stays-in-place.ts'
import { useUiWords } from '#web/ui/ui-words.tsx'
import { useOpenList, type Visit } from '#web/ui/use-lazy-list.ts'

interface OpenTimeChoiceProps {
  readonly label: string
  readonly input: ComponentProps<'input'>
  readonly visit: Visit
  readonly value: string
  readonly onChange: (time: string) => void
}

/** A field for typing a time. */
export function OpenTimeChoice({ label, input, visit, value, onChange }: OpenTimeChoiceProps) {
  const words = useUiWords()
  const list = useOpenList(visit, input.onBlur)
  const positionMethod = usePositionMethod()
  return (
    <Autocomplete.Root
      items={timeChoicesWith(normalizeTime(value))}
      mode="none"
      value={value}
      onValueChange={onChange}
      {...list.root}
      openOnInputClick
    >
      <Autocomplete.Input
        {...input}
        // While the list is open, the rest of the page, including the label, is hidden from screen
        // readers.
        aria-label={label}
        autoFocus={visit.isFocused}
        {...list.input}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner
          positionMethod={positionMethod}
          sideOffset={4}
          className="z-30 outline-none"
        >
          <Autocomplete.Popup className="floating max-h-[min(var(--available-height),16rem)] w-(--anchor-width) overflow-y-auto overscroll-contain p-1">
            <Autocomplete.List aria-label={words.choices}>
              {(choice: string) => (
                <Autocomplete.Item
                  key={choice}
                  value={choice}
                  ref={choice === normalizeTime(value) ? bringIntoView : undefined}
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
  )
}

function bringIntoView(item: HTMLElement | null) {
  const list = item?.closest('[role="listbox"]')?.parentElement
  if (item && list) list.scrollTop = item.offsetTop - list.clientHeight / 2
}
