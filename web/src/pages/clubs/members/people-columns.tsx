import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { ageOf } from '#web/clubs/people/people-view.ts'
import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { fullName, knownName } from '#web/members/known-name.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { twoLineStyle } from '#web/ui/two-line-style.ts'

interface Look {
  readonly clubId: string
  readonly today: string
  /** For former members, shows when they left instead of how to reach them. */
  readonly isFormer: boolean
  readonly isPicking: boolean
  /** At least one person has or owes a background check. */
  readonly hasChecks: boolean
}

/** The table's columns; on a phone face and name, with the rest in a line below. */
export function usePeopleColumns({
  clubId,
  today,
  isFormer,
  isPicking,
  hasChecks,
}: Look): Column<ClubPerson>[] {
  const { columns } = useText('clubMembers')
  return useMemo(
    (): Column<ClubPerson>[] => [
      {
        key: 'name',
        header: columns.name,
        sortable: true,
        phone: 'title',
        cell: (person) => <Name clubId={clubId} person={person} />,
      },
      numberColumn(columns.number),
      {
        key: 'teams',
        header: columns.teams,
        sortable: true,
        phone: 'detail',
        cell: (person) => <Teams person={person} today={today} />,
      },
      {
        key: 'born',
        header: columns.born,
        sortable: true,
        phone: 'hidden',
        cell: (person) => <Born person={person} today={today} />,
      },
      { key: 'parents', header: columns.parents, phone: 'hidden', cell: parentsOf },
      enteredColumn(columns.entered),
      ...(isFormer ? [exitColumn(columns.exited)] : [reachColumn(columns.reach)]),
      {
        key: 'kind',
        header: columns.kind,
        sortable: true,
        phone: 'hidden',
        cell: (person) => <Kind person={person} />,
      },
      {
        key: 'fee',
        header: columns.fee,
        sortable: true,
        phone: isPicking ? 'hidden' : 'aside',
        cell: (person) => <Fee person={person} />,
      },
      { key: 'pictures', header: columns.pictures, phone: 'hidden', cell: picturesOf },
      ...(hasChecks ? [checkColumn(columns.check)] : []),
    ],
    [columns, clubId, today, isFormer, isPicking, hasChecks],
  )
}

function numberColumn(header: string): Column<ClubPerson> {
  return {
    key: 'number',
    header,
    sortable: true,
    phone: 'hidden',
    cell: ({ membership }) => <span className="figures text-s">{membership?.number}</span>,
  }
}

function enteredColumn(header: string): Column<ClubPerson> {
  return {
    key: 'entered',
    header,
    sortable: true,
    phone: 'hidden',
    cell: ({ membership }) => <Day day={membership?.enteredOn} />,
  }
}

function exitColumn(header: string): Column<ClubPerson> {
  return {
    key: 'exited',
    header,
    sortable: true,
    phone: 'hidden',
    cell: (person) => <Exit person={person} />,
  }
}

function reachColumn(header: string): Column<ClubPerson> {
  return { key: 'reach', header, phone: 'hidden', cell: reachOf }
}

function checkColumn(header: string): Column<ClubPerson> {
  return { key: 'check', header, phone: 'hidden', cell: checkOf }
}

function Name({ clubId, person }: { clubId: string; person: ClubPerson }) {
  const name = knownName(person)
  const mayOpen = useMayInClub(clubId)('memberships.view')
  return (
    <span className="flex items-center gap-2.5">
      <Avatar id={person.id} name={person} size="s" />
      {mayOpen ? (
        <Link
          to={paths.clubMember(clubId, person.id)}
          className={cx(
            twoLineStyle(name),
            'min-w-0 font-medium wrap-anywhere hover:underline md:min-w-32',
          )}
        >
          {name}
        </Link>
      ) : (
        <span className="min-w-0 font-medium wrap-anywhere md:min-w-32">{name}</span>
      )}
    </span>
  )
}

/** On a phone followed by what people look for first. */
function Teams({ person, today }: { person: ClubPerson; today: string }) {
  const text = useText('clubMembers')
  const { places, membership } = person
  const current = places.filter(({ isArchived }) => !isArchived)
  const names = (current.length === 0 ? places : current).map(({ teamName }) => teamName)
  const age = ageOf(person, today)
  const words = names.length === 0 ? text.noTeam : names.join(', ')
  const facts = [membership?.number, words, age === undefined ? undefined : text.age(age)]
  return (
    <>
      <Words isMuted={names.length === 0}>{words}</Words>
      <span className="md:hidden">{facts.filter(Boolean).join(' · ')}</span>
    </>
  )
}

function Born({ person, today }: { person: ClubPerson; today: string }) {
  const { hidden } = useText('clubMembers')
  const { shortDay } = useFormat()
  const { dateOfBirth, isPrivate } = person
  if (isPrivate)
    return (
      <span className="text-s text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">{hidden}</span>
      </span>
    )
  if (dateOfBirth === null) return null
  return (
    <span className="figures text-s whitespace-nowrap">
      {shortDay(dateOfBirth)} <span className="text-muted">({ageOf(person, today)})</span>
    </span>
  )
}

function Day({ day }: { day: string | null | undefined }) {
  const { shortDay } = useFormat()
  if (!day) return null
  return <span className="figures text-s whitespace-nowrap">{shortDay(day)}</span>
}

function Exit({ person: { membership } }: { person: ClubPerson }) {
  const { reasons } = useText('clubMembers')
  const reason = membership?.exitReason
  return (
    <span className="block">
      <Day day={membership?.exitedOn} />
      {reason && <span className="block text-s text-muted">{reasons[reason]}</span>}
    </span>
  )
}

function Kind({ person: { membership } }: { person: ClubPerson }) {
  const { kinds } = useText('clubMembers')
  if (membership === null) return null
  return <span className="text-s">{kinds[membership.kind]}</span>
}

const feeTones: Readonly<Record<string, BadgeTone>> = {
  paid: 'good',
  open: 'warning',
  overdue: 'danger',
}

function Fee({ person: { fee } }: { person: ClubPerson }) {
  const { fees } = useText('clubMembers')
  if (fee === null || fee === 'none') return null
  return <Badge tone={feeTones[fee]}>{fees[fee]}</Badge>
}

function parentsOf({ parents }: ClubPerson): ReactNode {
  if (parents.length === 0) return null
  return <Words>{parents.map((parent) => fullName(parent)).join(', ')}</Words>
}

function reachOf(person: ClubPerson) {
  return <Reach person={person} />
}

function Reach({ person: { isReached } }: { person: ClubPerson }) {
  const text = useText('clubMembers')
  return (
    <span className={cx('text-s', !isReached && 'text-muted')}>
      {isReached ? text.reached : text.unreached}
    </span>
  )
}

function picturesOf(person: ClubPerson) {
  return <Pictures person={person} />
}

function Pictures({ person }: { person: ClubPerson }) {
  const { pictures } = useText('clubMembers')
  if (person.pictures === null) return null
  const look = cx('text-s whitespace-nowrap', person.pictures === 'unanswered' && 'text-muted')
  return <span className={look}>{pictures[person.pictures]}</span>
}

function checkOf(person: ClubPerson) {
  return <Check person={person} />
}

function Check({ person: { check } }: { person: ClubPerson }) {
  const { checks } = useText('clubMembers')
  if (check === null) return null
  return <Badge tone={check === 'valid' ? 'good' : 'warning'}>{checks[check]}</Badge>
}

function Words({ children, isMuted = false }: { children: string; isMuted?: boolean }) {
  return (
    <span
      className={cx(
        twoLineStyle(children),
        'max-w-52 text-s wrap-anywhere max-md:hidden',
        isMuted && 'text-muted',
      )}
    >
      {children}
    </span>
  )
}
