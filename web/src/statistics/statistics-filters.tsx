import { gameTypes } from '@touchline/domain/statistics/game-types'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { Select } from '#web/ui/select.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { PlayersSort } from './players/players-sort.tsx'
import { useStatisticsPlace } from './use-statistics-place.ts'

/** Filters for games, and on phones the sorting of players. */
export function StatisticsFilters({ season }: { season: ReactNode }) {
  const text = useText('statistics')
  const { team } = useTeam()
  const { tab, type, go } = useStatisticsPlace()
  const isWide = useIsWide(40)
  return (
    <FilterSheet isActive={type !== undefined}>
      {season}
      <Select
        label={text.type}
        labelHidden
        options={[
          { value: 'all', label: text.allTypes },
          ...gameTypes.map((value) => ({ value, label: text.types[value] })),
        ]}
        value={type ?? 'all'}
        onChange={(chosen) => go({ type: chosen === 'all' ? null : chosen })}
      />
      {!isWide && tab === 'players' && <PlayersSort sport={team.sport} />}
    </FilterSheet>
  )
}
