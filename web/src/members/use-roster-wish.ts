import { useSearchParams } from 'react-router'

import { pageSizes, rosterFilters, rosterSorts, type RosterWish } from './roster-view.ts'

/** A squad stands on one page. */
const defaultSize = 50

/** Search, filter, order and page stand in the address: a link shows the same list. */
export function useRosterWish() {
  const [search, setSearch] = useSearchParams()
  const wish = wishOf(search)

  /** Anything but turning the page begins at the first page again. */
  function change(part: Partial<RosterWish>) {
    const next = { ...wish, page: 1, ...part }
    setSearch(addressOf(next, search), { replace: true, preventScrollReset: true })
  }

  return { wish, change }
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

function addressOf(wish: RosterWish, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before)
  const says = {
    q: wish.search,
    filter: wish.filter === 'everybody' ? '' : wish.filter,
    sort: wish.sort === 'surname' ? '' : wish.sort,
    order: wish.descending ? 'down' : '',
    size: wish.size === defaultSize ? '' : String(wish.size),
    page: wish.page === 1 ? '' : String(wish.page),
  }
  for (const [name, value] of Object.entries(says)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
