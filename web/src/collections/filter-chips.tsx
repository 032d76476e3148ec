import { useFormat } from '#web/platform/language/format.ts'
import { cx } from '#web/ui/cx.ts'

interface FilterChipsProps<Filter extends string> {
  readonly label: string
  /** In display order; "all" is first. */
  readonly filters: readonly (Filter | 'all')[]
  readonly counts: Readonly<Record<Filter | 'all', number>>
  readonly words: Readonly<Record<Filter | 'all', string>>
  readonly value: Filter | 'all'
  readonly onChange: (filter: Filter | 'all') => void
}

/** Counts by state as filters; empty states are left out. */
export function FilterChips<Filter extends string>(props: FilterChipsProps<Filter>) {
  const { counts, words, value, onChange } = props
  const { number } = useFormat()
  const shown = props.filters.filter(
    (filter) => filter === 'all' || filter === value || counts[filter] > 0,
  )
  return (
    <div role="group" aria-label={props.label} className="flex flex-wrap gap-2">
      {shown.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          className={cx(
            'inline-flex min-h-9 items-center gap-2 rounded-full border bg-raised px-3 py-1 text-s touch:min-h-11',
            filter === value ? 'border-ink font-semibold' : 'border-edge hover:border-ink',
            'forced-colors:aria-pressed:border-[Highlight]',
          )}
          onClick={() => onChange(filter === value ? 'all' : filter)}
        >
          {words[filter]} <span className="figures text-muted">{number(counts[filter])}</span>
        </button>
      ))}
    </div>
  )
}
