import { Combobox as Base } from '@base-ui/react/combobox'
import { isSearched, searchText } from '@touchline/domain/values/folding'
import { Check, ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import type { ComboboxProps } from './combobox.tsx'
import type { Option } from './select.tsx'
import { usePositionMethod } from './stays-in-place.ts'
import { useUiWords } from './ui-words.tsx'
import { useOpenList, type Visit } from './use-lazy-list.ts'

interface OpenComboboxProps {
  readonly look: ComboboxProps<string>
  readonly input: ComponentProps<'input'>
  readonly visit: Visit
  /** Shown in the input instead of the chosen option's label. */
  readonly typed: string | undefined
  readonly onType: (text: string | undefined) => void
}

/** The combobox after it was focused. */
export function OpenCombobox({ look, input, visit, typed, onType }: OpenComboboxProps) {
  const chosen = look.options.find((option) => option.value === look.value) ?? null
  const list = useOpenList(visit, input.onBlur)
  return (
    <Base.Root
      items={look.options}
      value={chosen}
      onValueChange={(option, details) => {
        if (option) look.onChange(option.value)
        // Escape doesn't clear the choice, but closes the surrounding dialog.
        else details.allowPropagation()
      }}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputValueChange={(text, { reason }) =>
        onType(reason === 'input-change' ? text : undefined)
      }
      itemToStringLabel={(option) => option.label}
      filter={(option, query) => isSearched(searchText(option.label), query)}
      isItemEqualToValue={(a, b) => a.value === b.value}
      disabled={look.disabled}
      {...list.root}
      autoHighlight
    >
      <Base.InputGroup className="relative">
        <Base.Input
          {...input}
          // An open list hides the rest of the page, including the label, from screen readers.
          aria-label={look.label}
          autoFocus={visit.isFocused}
          {...list.input}
        />
        <Base.Trigger
          aria-label={look.label}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted"
        >
          <ChevronDown className="size-5" aria-hidden />
        </Base.Trigger>
      </Base.InputGroup>
      <ComboboxList />
    </Base.Root>
  )
}

function ComboboxList() {
  const words = useUiWords()
  const positionMethod = usePositionMethod()
  return (
    <Base.Portal>
      <Base.Positioner positionMethod={positionMethod} sideOffset={4} className="z-30 outline-none">
        <Base.Popup className="floating max-h-[min(var(--available-height),22rem)] w-(--anchor-width) overflow-y-auto overscroll-contain p-1">
          <Base.Empty>
            <p className="px-3 py-2 text-muted">{words.nothingFound}</p>
          </Base.Empty>
          <Base.List aria-label={words.choices}>
            {(option: Option) => (
              <Base.Item key={option.value} value={option} className="choice justify-between">
                {option.label}
                <Base.ItemIndicator>
                  <Check className="size-4" aria-hidden />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
