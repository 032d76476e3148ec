import { Switch as Base } from '@base-ui/react/switch'
import { type ReactNode, type Ref, useId } from 'react'

export interface SwitchProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly value: boolean
  readonly onChange: (on: boolean) => void
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** On or off, at once. */
export function Switch({ ref, ...props }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 py-1.5">
      <span className="min-w-0">
        {props.label}
        {props.description && (
          <span id={id} className="block text-s text-muted">
            {props.description}
          </span>
        )}
      </span>
      <Base.Root
        ref={ref}
        name={props.name}
        checked={props.value}
        disabled={props.disabled}
        onCheckedChange={(on) => props.onChange(on)}
        aria-describedby={props.description ? id : undefined}
        className="flex h-7 w-12 shrink-0 items-center rounded-full border border-edge bg-sunken p-[3px] transition-colors duration-150 data-checked:border-accent-ink data-checked:bg-accent-ink data-disabled:opacity-60"
      >
        <Base.Thumb className="size-5 rounded-full bg-edge transition-[translate,background-color] duration-150 data-checked:translate-x-5 data-checked:bg-ground" />
      </Base.Root>
    </label>
  )
}
