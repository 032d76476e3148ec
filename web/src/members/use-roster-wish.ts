import { useUrlState } from '#web/ui/use-url-state.ts'

import { pageSizes, rosterFilters, rosterSorts, type RosterWish } from './roster-view.ts'

/** A squad stands on one page. */
const defaultSize = 50

/** Search, filter, order and page stand in the address: a link shows the same list. */
export function useRosterWish() {
  const { params, go } = useUrlState()
  const wish = wishOf(params)
  return {
    wish,
    /** Anything but turning the page begins at the first page again. */
    change: (part: Partial<RosterWish>) => go(partsOf({ ...wish, page: 1, ...part })),
  }
}

function wishOf(search: URLSearchParams): RosterWish {
  return {
    search: search.get('q') ?? '',
    filter: rosterFilters.find((filter) => filter === search.get('filter')) ?? 'everybody',
    sort: rosterSorts.find((sort) => sort === search.get('sort')) ?? 'surname',
    descending: search.get('order') === 'down',
    size: pageSizes.find((size) => String(size) === search.get('size')) ?? defaultSize,
    page: Math.max(1, Math.floor(Number(search.get('page') ?? 1)) || 1),
  }
}

function partsOf(wish: RosterWish) {
  return {
    q: wish.search,
    filter: wish.filter === 'everybody' ? null : wish.filter,
    sort: wish.sort === 'surname' ? null : wish.sort,
    order: wish.descending ? 'down' : null,
    size: wish.size === defaultSize ? null : String(wish.size),
    page: wish.page === 1 ? null : String(wish.page),
  }
}
