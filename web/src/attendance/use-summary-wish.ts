import { type EventType, eventTypes } from '@touchline/domain/events/event-types'
import { useSearchParams } from 'react-router'

import type { Sorting } from '#web/ui/data-table.tsx'

import type { Shown } from './shown-records.ts'

interface SummaryWish {
  readonly search: string
  readonly filter: Shown
  readonly sorting: Sorting
  readonly type: EventType | undefined
}

const filters: readonly Shown[] = ['all', 'players', 'staff']

/** Search, filter, order and kind of event stand in the address: a link shows the same figures. */
export function useSummaryWish() {
  const [params, setParams] = useSearchParams()
  const wish = wishOf(params)

  function change(part: Partial<SummaryWish>) {
    setParams((before) => addressOf({ ...wishOf(before), ...part }, before), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return { wish, change }
}

function wishOf(params: URLSearchParams): SummaryWish {
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

function addressOf(wish: SummaryWish, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before)
  const says = {
    q: wish.search,
    filter: wish.filter === 'all' ? '' : wish.filter,
    type: wish.type ?? '',
    sort: wish.sorting.key === 'member' ? '' : wish.sorting.key,
    order: wish.sorting.direction === 'descending' ? 'down' : '',
  }
  for (const [name, value] of Object.entries(says)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
