import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import { inNameOrder } from '@touchline/domain/values/name-order'
import { useState } from 'react'

import { fullName, knownName } from '#web/members/known-name.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { usePhones } from '#web/ui/phone-link.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

type ListOrder = 'name' | 'team'

interface PaperListProps {
  /** Sorted by surname. */
  readonly people: readonly ClubPerson[]
}

/** The list by name or by team, as one likes it. */
export function PrintableList({ people }: PaperListProps) {
  const text = useText('clubImport').paper
  const [order, setOrder] = useState<ListOrder>('name')
  return (
    <>
      <div className="no-print mb-6 max-w-sm">
        <SegmentedControl<ListOrder>
          label={text.order}
          segments={[
            { value: 'name', label: text.byName },
            { value: 'team', label: text.byTeam },
          ]}
          value={order}
          onChange={setOrder}
        />
      </div>
      {order === 'name' ? <Table label={text.byName} people={people} /> : <Teams people={people} />}
    </>
  )
}

/** Each team on a page of its own. */
function Teams({ people }: PaperListProps) {
  const { noTeam } = useText('clubMembers')
  const teams = teamsOf(people)
  const without = people.filter((person) => placesOf(person).length === 0)
  return (
    <div className="grid gap-8">
      {teams.map(({ id, name }) => (
        <section key={id} className="print:break-after-page">
          <h2 className="mb-2 text-l wrap-anywhere">{name}</h2>
          <Table
            label={name}
            people={people.filter((person) => placesOf(person).some(({ teamId }) => teamId === id))}
          />
        </section>
      ))}
      {without.length > 0 && (
        <section>
          <h2 className="mb-2 text-l">{noTeam}</h2>
          <Table label={noTeam} people={without} />
        </section>
      )}
    </div>
  )
}

function placesOf({ places }: ClubPerson) {
  return places.filter(({ isArchived }) => !isArchived)
}

function teamsOf(people: readonly ClubPerson[]) {
  const names = new Map(
    people.flatMap((person) =>
      placesOf(person).map(({ teamId, teamName }) => [teamId, teamName] as const),
    ),
  )
  return inNameOrder([...names].map(([id, name]) => ({ id, name })))
}

interface TableProps extends PaperListProps {
  readonly label: string
}

function Table({ label, people }: TableProps) {
  const { columns } = useText('clubMembers')
  const { contact } = useText('clubImport').paper
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto focus-visible:outline-2 focus-visible:outline-focus print:overflow-visible"
    >
      <table className="w-full min-w-5xl text-left text-s print:min-w-0">
        <thead className="border-b border-line">
          <tr className="[&>th]:py-1 [&>th]:pe-4 [&>th]:font-medium">
            <th>{columns.number}</th>
            <th>{columns.name}</th>
            <th>{columns.born}</th>
            <th>{columns.teams}</th>
            <th>{contact}</th>
            <th>{columns.parents}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Line key={person.id} person={person} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ person }: { person: ClubPerson }) {
  const { dateOfBirth, email, phone, parents, membership } = person
  const { day } = useFormat()
  const phoneOf = usePhones(phone !== null || parents.some((parent) => parent.phone !== null))
  const reach = (one: Pick<ClubPerson, 'email' | 'phone'>) =>
    [one.phone === null ? null : phoneOf(one.phone), one.email].filter(Boolean).join(' · ')
  return (
    <tr className="break-inside-avoid border-b border-line align-top [&>td]:py-1 [&>td]:pe-4">
      <td className="figures">{membership?.number}</td>
      <th scope="row" className="py-1 pe-4 font-medium wrap-anywhere">
        <bdi>{knownName(person)}</bdi>
      </th>
      <td className="figures whitespace-nowrap">{dateOfBirth !== null && day(dateOfBirth)}</td>
      <td className="wrap-anywhere">
        {placesOf(person)
          .map(({ teamName }) => teamName)
          .join(', ')}
      </td>
      <td className="wrap-anywhere">{reach({ email, phone })}</td>
      <td className="wrap-anywhere">
        {parents.map((parent, index) => (
          <p key={index}>
            <bdi>{fullName(parent)}</bdi> {reach(parent)}
          </p>
        ))}
      </td>
    </tr>
  )
}
