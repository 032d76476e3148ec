import { type ReactNode, type Ref, useId } from 'react'

import { cx } from './cx.ts'

export interface SwitchProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly value: boolean
  readonly onChange: (on: boolean) => void
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A switch that takes effect at once. */
export function Switch({ ref, ...props }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 py-1.5">
      <span className="min-w-0">
        <span id={`${id}l`}>{props.label}</span>
        {props.description && (
          <span id={`${id}d`} className="block text-s text-muted">
            {props.description}
          </span>
        )}
      </span>
      <input
        ref={ref}
        type="checkbox"
        role="switch"
        name={props.name}
        checked={props.value}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
        // Excludes the description, which would be read twice.
        aria-labelledby={`${id}l`}
        aria-describedby={props.description ? `${id}d` : undefined}
        className={track}
      />
    </label>
  )
}

const track = cx(
  'flex h-7 w-12 shrink-0 appearance-none items-center rounded-full border border-edge bg-sunken p-[3px]',
  'transition-colors duration-150 checked:border-accent-ink checked:bg-accent-ink disabled:opacity-60',
  'before:size-5 before:rounded-full before:bg-edge before:transition-[translate,background-color] before:duration-150',
  'checked:before:translate-x-5 checked:before:bg-ground',
  // In forced-colours mode, shows the knob's position and the on state.
  'forced-colors:before:bg-[CanvasText]! forced-colors:checked:before:bg-[Highlight]!',
)
