import { figuresOf } from '@touchline/domain/statistics/player-figures'

import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'

import { useStatisticsPlace } from '../use-statistics-place.ts'

/** On a phone the table is a list without heads: what makes its order, and stands at its edge. */
export function SortChoice({ sport }: { sport: string }) {
  const { players: text } = useText('statistics')
  const { sorting, go } = useStatisticsPlace()
  const figures = figuresOf(sport)
  return (
    <Select
      label={text.sortBy}
      labelHidden
      className="no-print grow md:hidden"
      options={[
        { value: 'member', label: text.sortedBy(text.member) },
        ...figures.map((value) => ({ value, label: text.sortedBy(text.columns[value]) })),
      ]}
      value={figures.find((one) => one === sorting.key) ?? 'member'}
      onChange={(chosen) =>
        go(chosen === 'member' ? { sort: null, order: null } : { sort: chosen, order: 'down' })
      }
    />
  )
}
