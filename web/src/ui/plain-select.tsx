import { ChevronDown } from 'lucide-react'

import { cx } from './cx.ts'

export interface PlainSelectProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Nothing chosen shows the label in its place. */
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  readonly className?: string | undefined
}

/** The browser's own list: for a page that must not wait for the script of a Select. */
export function PlainSelect({ label, options, value, onChange, className }: PlainSelectProps) {
  return (
    <div className={cx('relative h-fit', className)}>
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        className="control appearance-none truncate pr-9"
      >
        {value === undefined && (
          <option value="" disabled>
            {label}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </div>
  )
}
