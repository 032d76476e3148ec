import type { DuesPreviewShape } from '@touchline/contract/collections/shapes/dues'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { type DuesFilter, duesFilters, familiesIn } from './bill-view.ts'

interface FilterButtonsProps {
  readonly preview: DuesPreviewShape
  readonly value: DuesFilter
  readonly onChange: (filter: DuesFilter) => void
}

/** How many families stand where; what is pressed is shown alone. */
export function FilterButtons({ preview, value, onChange }: FilterButtonsProps) {
  const text = useText('dues').write
  const { number } = useFormat()
  const counted = duesFilters.map((filter) => ({
    filter,
    count: familiesIn(preview, { search: '', filter }).length,
  }))
  const shown = counted.filter(
    ({ filter, count }) => filter === 'all' || filter === value || count > 0,
  )
  return (
    <div role="group" aria-label={text.show} className="flex flex-wrap gap-2">
      {shown.map(({ filter, count }) => (
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
          {text.filters[filter]} <span className="figures text-muted">{number(count)}</span>
        </button>
      ))}
    </div>
  )
}
