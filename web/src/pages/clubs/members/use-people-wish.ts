import type { ClubFilter } from '@touchline/contract/clubs/shapes/filters'
import { filterOptions } from '@touchline/domain/clubs/memberships/filters'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import { type PeopleOrder, peopleSorts } from '#web/clubs/people/people-view.ts'

const written = ['search', 'teamId', 'ageGroup'] as const
const parts: readonly string[] = [...written, ...Object.keys(filterOptions)]

/** Filter and order are in the address: a link shows the same list. */
export function usePeopleListQuery() {
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const filter = useMemo(() => filterOf(new URLSearchParams(address)), [address])
  const sort = peopleSorts.find((known) => known === search.get('sort')) ?? 'name'
  const order: PeopleOrder = { sort, descending: search.get('order') === 'down' }

  /** Sets parts of the filter; undefined removes one. */
  function change(next: Readonly<Record<string, string | undefined>>) {
    const changed = new URLSearchParams(search)
    for (const [name, value] of Object.entries(next)) {
      if (value === undefined || value === '') changed.delete(name)
      else changed.set(name, value)
    }
    setSearch(changed, { replace: true, preventScrollReset: true })
  }

  return {
    filter,
    order,
    change,
    /** Replaces the previous filter. */
    use: (next: ClubFilter) =>
      change({ ...Object.fromEntries(parts.map((part) => [part, undefined])), ...next }),
    sortBy: ({ sort: by, descending }: PeopleOrder) =>
      change({ sort: by === 'name' ? undefined : by, order: descending ? 'down' : undefined }),
  }
}

export type PeopleListQuery = ReturnType<typeof usePeopleListQuery>

/** Ignores invalid parts. */
function filterOf(search: URLSearchParams): ClubFilter {
  const chosen = <Name extends keyof typeof filterOptions>(name: Name) => {
    const options: readonly (typeof filterOptions)[Name][number][] = filterOptions[name]
    return options.find((known) => known === search.get(name))
  }
  const filter: ClubFilter = {
    search: search.get('search') ?? undefined,
    teamId: search.get('teamId') ?? undefined,
    ageGroup: search.get('ageGroup') ?? undefined,
    state: chosen('state'),
    age: chosen('age'),
    membership: chosen('membership'),
    number: chosen('number'),
    entered: chosen('entered'),
    fee: chosen('fee'),
    reach: chosen('reach'),
    pictures: chosen('pictures'),
    check: chosen('check'),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
