import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cx } from './cx.ts'
import { type Option, type SelectProps, selectLook } from './select.tsx'
import { usePositionMethod } from './stays-in-place.ts'
import { useUiWords } from './ui-words.tsx'

interface OpenSelectProps {
  readonly look: SelectProps<string>
  readonly button: ComponentProps<'button'>
  readonly placeholder: string
}

/** The loaded select. */
export function OpenSelect({ look, button, placeholder }: OpenSelectProps) {
  const { options, value, onChange } = look
  // Base UI treats an empty value as no choice, but a list may contain one.
  const chosen = options.find((option) => option.value === value)
  return (
    <Base.Root
      defaultOpen
      items={options}
      value={value ?? null}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      name={look.name}
      disabled={look.disabled}
    >
      <Base.Trigger {...button} className={selectLook}>
        <Base.Value className={cx('truncate', chosen === undefined && 'text-muted')}>
          {chosen?.label ?? placeholder}
        </Base.Value>
        <Base.Icon className="shrink-0 text-muted">
          <ChevronDown className="size-5" aria-hidden />
        </Base.Icon>
      </Base.Trigger>
      <SelectList options={options} />
    </Base.Root>
  )
}

function SelectList({ options }: { options: readonly Option[] }) {
  const words = useUiWords()
  const positionMethod = usePositionMethod()
  return (
    <Base.Portal>
      <Base.Positioner
        positionMethod={positionMethod}
        sideOffset={4}
        alignItemWithTrigger={false}
        className="z-30 outline-none"
      >
        <Base.Popup className="floating max-h-(--available-height) min-w-(--anchor-width) max-w-[calc(100vw-1rem)] overflow-y-auto p-1">
          <Base.List aria-label={words.choices}>
            {options.map(({ value, label, disabled }) => (
              <Base.Item
                key={value}
                value={value}
                disabled={disabled}
                className="choice justify-between"
              >
                <Base.ItemText>{label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Check className="size-4" aria-hidden />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
