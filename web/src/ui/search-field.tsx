import { Search, X } from 'lucide-react'

import { cx } from './cx.ts'
import { useUiWords } from './ui-words.tsx'

export interface SearchFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  /** What is searched; "Search" by default. */
  readonly label?: string | undefined
  readonly placeholder?: string | undefined
  readonly className?: string | undefined
}

export function SearchField(props: SearchFieldProps) {
  const words = useUiWords()
  const label = props.label ?? words.search
  return (
    <div role="search" className={cx('relative h-fit', props.className)}>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
        aria-hidden
      />
      <input
        type="search"
        aria-label={label}
        placeholder={props.placeholder ?? label}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className={cx(
          'control pl-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          props.value === '' ? 'pr-3' : 'pr-11',
        )}
      />
      {props.value !== '' && (
        <button
          type="button"
          aria-label={words.clear}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted hover:text-ink"
          onClick={() => props.onChange('')}
        >
          <X className="size-4.5" aria-hidden />
        </button>
      )}
    </div>
  )
}
