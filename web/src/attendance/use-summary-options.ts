import { type EventType, eventTypes } from '@touchline/domain/events/event-types'

import type { Sorting } from '#web/ui/data-table.tsx'
import { useUrlState } from '#web/ui/use-url-state.ts'

import type { RecordFilterValue } from './filter-records.ts'

interface SummaryOptions {
  readonly search: string
  readonly filter: RecordFilterValue
  readonly sorting: Sorting
  readonly type: EventType | undefined
}

const filters: readonly RecordFilterValue[] = ['all', 'players', 'staff']

/** Search, filter, order and event type, kept in the URL. */
export function useSummaryOptions() {
  const { params, go } = useUrlState()
  const options = optionsFrom(params)
  return {
    options,
    change: (part: Partial<SummaryOptions>) => go(partsOf({ ...options, ...part })),
  }
}

function optionsFrom(params: URLSearchParams): SummaryOptions {
  return {
    search: params.get('q') ?? '',
    filter: filters.find((filter) => filter === params.get('filter')) ?? 'all',
    type: eventTypes.find((type) => type === params.get('type')),
    sorting: {
      key: params.get('sort') ?? 'member',
      direction: params.get('order') === 'down' ? 'descending' : 'ascending',
    },
  }
}

function partsOf({ search, filter, type, sorting }: SummaryOptions) {
  return {
    q: search,
    filter: filter === 'all' ? null : filter,
    type: type ?? null,
    sort: sorting.key === 'member' ? null : sorting.key,
    order: sorting.direction === 'descending' ? 'down' : null,
  }
}
