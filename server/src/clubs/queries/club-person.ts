import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import type { FeeState } from '@touchline/domain/clubs/memberships/filters'
import { mayInClub, worksWithChildren } from '@touchline/domain/clubs/permissions'
import { genders } from '@touchline/domain/members/genders'
import { pictureConsentOf } from '@touchline/domain/members/pictures'
import type { ClubRole } from '@touchline/domain/teams/club-roles'

import { oneOf } from '#server/teams/queries/one-of.ts'

import type { RecordRow } from './memberships.ts'

type Parent = ClubPerson['parents'][number]

interface Billed {
  readonly isBilled: boolean
  readonly isOpen: boolean
  readonly isOverdue: boolean
}

interface RosterRow extends Billed {
  readonly teamId: string
  readonly memberId: string
  readonly teamName: string
  readonly role: string
  readonly isArchived: boolean
  readonly hasAccount: boolean
  readonly isPlaceholder: boolean
  readonly isKept: boolean
  readonly dateOfBirth: string | null
  readonly gender: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly isParentReached: boolean
  readonly parents: readonly Parent[]
  readonly today: string
  readonly isAllowed: boolean
  readonly isRefused: boolean
  readonly isNeverShown: boolean
  readonly isStaff: boolean
  readonly isChecked: boolean
}

export interface PersonRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly isFormer: boolean
  readonly record: RecordRow | null
  /** Of bills written while they were in no team. */
  readonly recordFee: Billed | null
  readonly rows: readonly RosterRow[]
  readonly areChecksRequired: boolean
  readonly count: number
}

/** A person of the club, limited to what the reader may see. */
export function toClubPerson(
  person: PersonRow,
  { isProgram, roles }: { readonly isProgram: boolean; readonly roles: readonly ClubRole[] },
): ClubPerson {
  const { id, firstName, lastName, isFormer, rows } = person
  const isPrivate = isProgram || rows.some(({ isKept }) => isKept)
  return {
    id,
    firstName,
    lastName,
    isFormer,
    isPrivate,
    hasJoined: rows.some(({ hasAccount }) => hasAccount),
    isReached: rows.some(({ hasAccount, isParentReached }) => hasAccount || isParentReached),
    isPlaceholder: rows.length > 0 && rows.every(({ isPlaceholder }) => isPlaceholder),
    places: rows.map(({ teamId, memberId, teamName, role, isArchived }) => ({
      teamId,
      memberId,
      teamName,
      role,
      isArchived,
    })),
    ...(isPrivate ? hidden : shownTo(roles, factsOf(person))),
  }
}

/** Bank details and dues are for managers and treasurers, contact and consents not for the board. */
function shownTo(roles: readonly ClubRole[], facts: Facts): Facts {
  const seesDues = mayInClub({ roles }, 'memberships.view')
  const worksWithThem = worksWithChildren({ roles })
  const { membership } = facts
  return {
    ...facts,
    ...(!seesDues && {
      fee: null,
      membership: membership && { ...membership, hasMandate: false },
    }),
    ...(!worksWithThem && { pictures: null, check: null }),
    ...(!seesDues && !worksWithThem && { email: null, phone: null, parents: [] }),
  }
}

type Facts = Pick<
  ClubPerson,
  | 'dateOfBirth'
  | 'gender'
  | 'email'
  | 'phone'
  | 'parents'
  | 'pictures'
  | 'fee'
  | 'check'
  | 'membership'
>

const hidden: Facts = {
  dateOfBirth: null,
  gender: null,
  email: null,
  phone: null,
  parents: [],
  pictures: null,
  fee: null,
  check: null,
  membership: null,
}

function factsOf({ rows, record, recordFee, areChecksRequired }: PersonRow): Facts {
  const fact = (name: 'dateOfBirth' | 'email' | 'phone') =>
    firstOf(rows, name) ?? record?.[name] ?? null
  return {
    dateOfBirth: fact('dateOfBirth'),
    gender: oneOf(genders, firstOf(rows, 'gender') ?? null),
    email: fact('email'),
    phone: fact('phone'),
    parents: parentsOf(rows),
    pictures: picturesOf(rows),
    fee: feeOf(recordFee === null ? rows : [...rows, recordFee]),
    check: checkOf(rows, areChecksRequired),
    membership: record && membershipOf(record),
  }
}

/** The first non-empty value, current rows first. */
function firstOf(
  rows: readonly RosterRow[],
  fact: 'dateOfBirth' | 'gender' | 'email' | 'phone',
): string | undefined {
  return rows.find((row) => row[fact] !== null && row[fact] !== '')?.[fact] ?? undefined
}

/** Of staff; a check that isn't required is shown if present. */
function checkOf(rows: readonly RosterRow[], areRequired: boolean): ClubPerson['check'] {
  const staff = rows.filter(({ isStaff, isArchived }) => isStaff && !isArchived)
  if (staff.some(({ isChecked }) => isChecked)) return 'valid'
  return areRequired && staff.length > 0 ? 'missing' : null
}

/** Merges a parent on two rosters. */
function parentsOf(rows: readonly RosterRow[]): Parent[] {
  const all = rows.flatMap(({ parents }) => parents)
  const known = new Map(
    all.map((parent) => [
      `${parent.firstName} ${parent.lastName} ${parent.email ?? ''}`.toLowerCase(),
      parent,
    ]),
  )
  return [...known.values()]
}

function picturesOf(rows: readonly RosterRow[]): ClubPerson['pictures'] {
  const answers = new Set(rows.map(pictureConsentOf))
  if (answers.has('no')) return 'no'
  if (answers.has('unanswered')) return 'unanswered'
  return answers.has('yes') ? 'yes' : null
}

function feeOf(rows: readonly Billed[]): FeeState {
  if (rows.some(({ isOverdue }) => isOverdue)) return 'overdue'
  if (rows.some(({ isOpen }) => isOpen)) return 'open'
  return rows.some(({ isBilled }) => isBilled) ? 'paid' : 'none'
}

function membershipOf(record: RecordRow): ClubPerson['membership'] {
  const { number, kind, enteredOn, exitedOn, exitReason, iban, mandateSignedOn } = record
  const hasMandate = iban !== null && mandateSignedOn !== null
  return { number, kind, enteredOn, exitedOn, exitReason, hasMandate }
}
