import type { ClubPeople } from '@touchline/contract/clubs/shapes/members'
import { lazy, Suspense, useDeferredValue, useMemo } from 'react'

import { useClubTeams } from '#web/clubs/api/teams.ts'
import { filterPeople, sortPeople } from '#web/clubs/people/people-view.ts'
import { useSelection } from '#web/members/use-selection.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { PeopleFilters } from './people-filters.tsx'
import { PeopleTable } from './people-table.tsx'
import type { PeopleListQuery } from './use-people-wish.ts'

/** Loaded with the first tick. */
const PeopleBar = lazy(async () => ({ default: (await import('./people-bar.tsx')).PeopleBar }))

interface PeopleListProps {
  readonly clubId: string
  readonly list: ClubPeople
  readonly listQuery: PeopleListQuery
}

/** The members with all bulk actions. Ticks stay when filters change. */
export function PeopleList({ clubId, list, listQuery }: PeopleListProps) {
  const today = useTodayInTeam()
  const selection = useSelection()
  const { people, nextNumber } = list
  const found = useFound(clubId, { people, listQuery, today })
  const chosen = people.filter(({ id }) => selection.has(id))
  return (
    <>
      <PeopleFilters
        clubId={clubId}
        listQuery={listQuery}
        found={found.length}
        selection={selection}
      />
      <Counted list={list} listQuery={listQuery} found={found.length} />
      {(chosen.length > 0 || selection.isPicking) && (
        <Suspense>
          <PeopleBar {...{ clubId, chosen, found, selection, nextNumber }} />
        </Suspense>
      )}
      {found.length === 0 ? (
        <Nobody isClubEmpty={people.length === 0} listQuery={listQuery} />
      ) : (
        <PeopleTable
          clubId={clubId}
          people={found}
          listQuery={listQuery}
          today={today}
          selection={selection}
        />
      )}
    </>
  )
}

interface CountedProps extends Pick<PeopleListProps, 'list' | 'listQuery'> {
  readonly found: number
}

/** The number of matches, and a link to everyone. */
function Counted({ list: { people, count }, listQuery, found }: CountedProps) {
  const text = useText('clubMembers')
  const isFiltered = Object.keys(listQuery.filter).length > 0
  return (
    <div className="no-print flex items-center gap-3 text-s text-muted">
      <p role="status" className="figures">
        {isFiltered && text.countOf(found, people.length)}
        {count > people.length && ` ${text.tooMany(people.length)}`}
      </p>
      {isFiltered && found > 0 && (
        <Button size="s" variant="quiet" onClick={() => listQuery.use({})}>
          {text.clearFilters}
        </Button>
      )}
    </div>
  )
}

interface NobodyProps extends Pick<PeopleListProps, 'listQuery'> {
  readonly isClubEmpty: boolean
}

function Nobody({ isClubEmpty, listQuery }: NobodyProps) {
  const text = useText('clubMembers')
  const isUnfiltered = Object.keys(listQuery.filter).length === 0
  if (isClubEmpty && isUnfiltered) return <EmptyState title={text.none}>{text.noneHint}</EmptyState>
  return (
    <div className="flex flex-wrap items-center gap-3 py-6 text-muted">
      <p>{text.noMatch}</p>
      <Button size="s" onClick={() => listQuery.use({})}>
        {text.clearFilters}
      </Button>
    </div>
  )
}

interface Looked {
  readonly people: ClubPeople['people']
  readonly listQuery: PeopleListQuery
  readonly today: string
}

/** Matching people in order; typing stays responsive while a long list is searched. */
function useFound(clubId: string, { people, listQuery, today }: Looked) {
  const teams = useClubTeams({ clubId, enabled: true }).data
  const filter = useDeferredValue(listQuery.filter)
  const { sort, descending } = listQuery.order
  const ordered = useMemo(
    () => sortPeople(people, { sort, descending }),
    [people, sort, descending],
  )
  return useMemo(() => {
    const ageGroups = new Map(teams?.map(({ id, ageGroup }) => [id, ageGroup]))
    return filterPeople(ordered, filter, { today, ageGroups })
  }, [ordered, filter, today, teams])
}
