import { type ReactNode, useId } from 'react'

interface DaysPartProps {
  readonly title: string
  readonly hint?: string | undefined
  /** A first day and a last one. */
  readonly children: ReactNode
}

/** A start and an end day, side by side if there is room. */
export function DaysPart({ title, hint, children }: DaysPartProps) {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className="mb-1.5 font-medium">{title}</legend>
      {hint !== undefined && (
        <p id={hintId} className="-mt-1 mb-2 text-s text-muted">
          {hint}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
