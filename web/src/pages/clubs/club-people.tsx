import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useClubPeople } from '#web/clubs/api/teams.ts'
import { knownName } from '#web/members/known-name.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { wordOf } from '#web/ui/word-of.ts'

import { PeopleFilters, type PeopleWish } from './people-filters.tsx'
import { PeoplePages } from './people-pages.tsx'

/** Everybody in the club's teams, found by name, team and age group. */
export function ClubPeople({ watch }: { watch: Parameters<typeof useClubPeople>[0] }) {
  const text = useText('clubs').page
  const [wish, setWish] = useState<PeopleWish>({ search: '' })
  const [page, setPage] = useState(1)
  const search = useDeferredValue(wish.search.trim())
  const found = useClubPeople(watch, { ...wish, search, page })
  const isNarrowed = search !== '' || wish.teamId !== undefined || wish.ageGroup !== undefined

  function look(part: Partial<PeopleWish>) {
    setWish((before) => ({ ...before, ...part }))
    setPage(1)
  }

  return (
    <section className="mt-10">
      <h2 className="mb-3 text-l">{text.people}</h2>
      <PeopleFilters watch={watch} wish={wish} onChange={look} />
      {found.isPending && <SkeletonRows label={text.loading} count={4} />}
      {found.isError && <LoadFailure title={text.failed} query={found} />}
      {found.isSuccess && <People people={found.data.people} isNarrowed={isNarrowed} />}
      <PeoplePages page={page} count={found.data?.count ?? 0} onTurn={setPage} />
    </section>
  )
}

interface PeopleProps {
  readonly people: readonly ClubPerson[]
  readonly isNarrowed: boolean
}

function People({ people, isNarrowed }: PeopleProps) {
  const text = useText('clubs').page
  if (people.length === 0 && isNarrowed) return <p role="status">{text.noneFound}</p>
  if (people.length === 0) return <EmptyState title={text.noPeople}>{text.noPeopleHint}</EmptyState>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </ul>
  )
}

function PersonRow({ person }: { person: ClubPerson }) {
  const text = useText('clubs').page
  const { roles } = useText('teams')
  const name = knownName(person)
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar id={person.id} name={person} />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-4 text-s">
          {person.places.map(({ teamId, memberId, teamName, role }) => (
            <Link
              key={memberId}
              to={paths.member(teamId, memberId)}
              className="text-muted underline wrap-anywhere touch:py-2"
            >
              {text.place(teamName, wordOf(roles, role))}
            </Link>
          ))}
        </p>
      </div>
      {person.hasJoined && <Badge tone="good">{text.hasJoined}</Badge>}
    </li>
  )
}
