import { type EventType, eventTypes } from '@touchline/domain/events/event-types'
import { useSearchParams } from 'react-router'

import type { Sorting } from '#web/ui/data-table.tsx'

import type { Shown } from './shown-records.ts'

interface SummaryOptions {
  readonly search: string
  readonly filter: Shown
  readonly sorting: Sorting
  readonly type: EventType | undefined
}

const filters: readonly Shown[] = ['all', 'players', 'staff']

/** Search, filter, order and event type, kept in the address: a link shows the same figures. */
export function useSummaryOptions() {
  const [params, setParams] = useSearchParams()
  const options = optionsFrom(params)

  function change(part: Partial<SummaryOptions>) {
    setParams((before) => addressOf({ ...optionsFrom(before), ...part }, before), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return { options, change }
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

function addressOf(options: SummaryOptions, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before)
  const says = {
    q: options.search,
    filter: options.filter === 'all' ? '' : options.filter,
    type: options.type ?? '',
    sort: options.sorting.key === 'member' ? '' : options.sorting.key,
    order: options.sorting.direction === 'descending' ? 'down' : '',
  }
  for (const [name, value] of Object.entries(says)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
