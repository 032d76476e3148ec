import { Autocomplete } from '@base-ui/react/autocomplete'
import { isSearched, searchText } from '@touchline/domain/values/folding'
import { type ComponentProps, useState } from 'react'

import { usePositionMethod } from './stays-in-place.ts'
import type { SuggestFieldProps } from './suggest-field.tsx'
import { useUiWords } from './ui-words.tsx'
import { useOpenList, type Visit } from './use-lazy-list.ts'

interface OpenSuggestFieldProps {
  readonly look: SuggestFieldProps
  readonly input: ComponentProps<'input'>
  readonly visit: Visit
  readonly onChoose: (suggestion: string) => void
}

/** The loaded field with suggestions. */
export function OpenSuggestField({ look, input, visit, onChoose }: OpenSuggestFieldProps) {
  const words = useUiWords()
  const list = useOpenList(visit, input.onBlur)
  const [isTyped, setTyped] = useState(visit.hasTyped)
  const positionMethod = usePositionMethod()
  return (
    <Autocomplete.Root
      items={look.suggestions}
      value={look.value}
      // The current value counts as chosen when the list opens, so it doesn't filter.
      filter={isTyped ? (known, query) => isSearched(searchText(known), query) : null}
      onValueChange={(text, { reason }) => {
        // Escape closes the list and keeps the text.
        if (reason === 'escape-key') return
        if (reason === 'input-change') setTyped(true)
        if (reason === 'item-press') onChoose(text)
        else look.onChange(text)
      }}
      disabled={look.disabled}
      open={list.root.open}
      onOpenChange={(isOpen, { reason }) => {
        if (isOpen) setTyped(reason === 'input-change')
        list.root.onOpenChange(isOpen)
      }}
      openOnInputClick
    >
      <Autocomplete.Input
        {...input}
        // An open list hides the rest of the page, including the label, from screen readers.
        aria-label={look.label}
        autoFocus={visit.isFocused}
        {...list.input}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner
          positionMethod={positionMethod}
          sideOffset={4}
          className="z-30 outline-none data-empty:hidden"
        >
          <Autocomplete.Popup className="floating max-h-[min(var(--available-height),20rem)] w-(--anchor-width) overflow-y-auto overscroll-contain p-1 data-empty:hidden">
            <Autocomplete.List aria-label={words.choices}>
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
  )
}
