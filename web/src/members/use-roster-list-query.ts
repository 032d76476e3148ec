import { useUrlState } from '#web/ui/use-url-state.ts'

import { pageSizes, rosterFilters, rosterSorts, type RosterListQuery } from './roster-view.ts'

/** A whole squad fits on one page. */
const defaultSize = 50

/** Search, filter, sorting and page are kept in the URL, so that a link shows the same list. */
export function useRosterListQuery() {
  const { params, go } = useUrlState()
  const listQuery = listQueryOf(params)
  return {
    listQuery,
    /** Every change except paging returns to the first page. */
    change: (part: Partial<RosterListQuery>) => go(partsOf({ ...listQuery, page: 1, ...part })),
  }
}

function listQueryOf(search: URLSearchParams): RosterListQuery {
  return {
    search: search.get('q') ?? '',
    filter: rosterFilters.find((filter) => filter === search.get('filter')) ?? 'everybody',
    sort: rosterSorts.find((sort) => sort === search.get('sort')) ?? 'surname',
    descending: search.get('order') === 'down',
    size: pageSizes.find((size) => String(size) === search.get('size')) ?? defaultSize,
    page: Math.max(1, Math.floor(Number(search.get('page') ?? 1)) || 1),
  }
}

function partsOf(listQuery: RosterListQuery) {
  return {
    q: listQuery.search,
    filter: listQuery.filter === 'everybody' ? null : listQuery.filter,
    sort: listQuery.sort === 'surname' ? null : listQuery.sort,
    order: listQuery.descending ? 'down' : null,
    size: listQuery.size === defaultSize ? null : String(listQuery.size),
    page: listQuery.page === 1 ? null : String(listQuery.page),
  }
}
