import { useText } from '#web/platform/language/language.tsx'
import { SortSelect } from '#web/ui/sort-select.tsx'

import { useStatisticsPlace } from '../use-statistics-place.ts'
import { usePlayerColumns } from './player-columns.tsx'

/** Sorts players where the table has no headings to tap. */
export function PlayersSort({ sport }: { sport: string }) {
  const { players: text } = useText('statistics')
  const columns = usePlayerColumns(sport)
  const { sorting, sortBy } = useStatisticsPlace()
  return (
    <SortSelect
      label={text.sortBy}
      wordOf={text.sortedBy}
      columns={columns}
      sorting={sorting}
      onSort={sortBy}
    />
  )
}
