import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import {
  type ParticipantFilter,
  participantFilters,
  type ParticipantView,
} from './participant-view.ts'

interface FilterChipsProps {
  readonly counts: ParticipantView['counts']
  readonly value: ParticipantFilter
  readonly onChange: (filter: ParticipantFilter) => void
}

/** How many stand where; what is pressed is shown alone. A state that nobody is in is left out. */
export function FilterChips({ counts, value, onChange }: FilterChipsProps) {
  const text = useText('treasurer').people
  const { number } = useFormat()
  const shown = participantFilters.filter(
    (filter) => filter === 'all' || filter === value || counts[filter] > 0,
  )
  return (
    <div role="group" aria-label={text.show} className="flex flex-wrap gap-2">
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
          {text.filters[filter]}{' '}
          <span className="figures text-muted">{number(counts[filter])}</span>
        </button>
      ))}
    </div>
  )
}
