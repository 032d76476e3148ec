import { type GameType, gameTypes } from '@touchline/domain/statistics/game-types'

import type { Sorting } from '#web/ui/data-table.tsx'
import { useUrlState } from '#web/ui/use-url-state.ts'

export const statisticsTabs = ['standings', 'team', 'players'] as const
export type StatisticsTab = (typeof statisticsTabs)[number]

const courseViews = ['chart', 'table'] as const

type Part = 'tab' | 'type' | 'course' | 'sort' | 'order'

/** The statistics' tab, filters and sorting, kept in the URL. */
export function useStatisticsPlace() {
  const { params, go } = useUrlState<Part>()

  return {
    tab: statisticsTabs.find((one) => one === params.get('tab')) ?? 'team',
    type: gameTypes.find((one): one is GameType => one === params.get('type')),
    course: courseViews.find((one) => one === params.get('course')) ?? 'chart',
    sorting: sortingIn(params),
    /** Sorting by name is the default, so it isn't in the URL. */
    sortBy: ({ key, direction }: Sorting) =>
      go({
        sort: key === 'member' ? null : key,
        order: direction === 'descending' ? 'down' : null,
      }),
    go,
  }
}

function sortingIn(params: URLSearchParams): Sorting {
  return {
    key: params.get('sort') ?? 'member',
    direction: params.get('order') === 'down' ? 'descending' : 'ascending',
  }
}
