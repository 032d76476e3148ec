import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import type { ClubMember, RecordChanges } from '@touchline/contract/clubs/shapes/memberships'
import { changesBetween } from '@touchline/domain/clubs/memberships/history'
import { isIban, maskedIban, withoutBlanks } from '@touchline/domain/values/iban'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockClub } from '../queries.ts'
import { findClubPeopleById, findNextNumbers, type ClubReader } from '../queries/members.ts'
import { addHistory, findHistory } from '../queries/membership-history.ts'
import {
  deleteRecords,
  findRecords,
  isTaken,
  linkRows,
  saveRecords,
  type RecordLink,
  type RecordRow,
} from '../queries/memberships.ts'
import { announceToRoles } from './announcements.ts'

/** A person with their record and its history. */
export async function readClubMember(
  db: Queryable,
  reader: ClubReader,
  personId: string,
): Promise<ClubMember> {
  const person = await requireClubPerson(db, reader, personId)
  const { clubId } = reader
  const record = (await findRecords(db, clubId, [person.id])).get(person.id)
  const [nextNumber = ''] = await findNextNumbers(db, reader, 1)
  if (record === undefined || person.isPrivate)
    return { person, record: null, history: [], nextNumber }
  const { id: _id, exemptPercent: _percent, exemptReason: _reason, ...kept } = record
  return {
    person,
    record: { ...kept, iban: kept.iban && maskedIban(kept.iban) },
    history: await findHistory(db, { clubId, recordId: record.id }),
    nextNumber,
  }
}

/** Adds a person without a team: a passive or honorary member. Returns the id. */
export async function addClubMember(
  tx: Transaction,
  reader: ClubReader,
  values: RecordChanges & Pick<RecordRow, 'firstName' | 'lastName'>,
): Promise<string> {
  await lockClub(tx, reader.clubId)
  const record = nextRecord(newRecord(values), values)
  await refuseTaken(tx, reader.clubId, record)
  await writeRecords(tx, reader, [{ before: undefined, record }])
  return record.id
}

/** Changes a person's record, or creates it. Returns the id. */
export async function changeClubMember(
  tx: Transaction,
  reader: ClubReader,
  wanted: {
    readonly personId: string
    readonly changes: RecordChanges
    readonly version: number | undefined
  },
): Promise<string> {
  await lockClub(tx, reader.clubId)
  const person = await requireClubPerson(tx, reader, wanted.personId)
  if (person.isPrivate) throw new AppError('not_allowed')
  const before = (await findRecords(tx, reader.clubId, [person.id])).get(person.id)
  if (wanted.version !== undefined && wanted.version !== before?.version)
    throw new AppError('changed_meanwhile')
  const record = nextRecord(before ?? recordOf(person), changesFor(person, wanted.changes))
  await refuseTaken(tx, reader.clubId, record)
  await writeRecords(tx, reader, [{ before, record, person }])
  return record.id
}

/** Deletes the record and its history; rosters stay. */
export async function removeClubRecord(
  tx: Transaction,
  reader: ClubReader,
  personId: string,
): Promise<void> {
  await lockClub(tx, reader.clubId)
  if (!(await deleteRecords(tx, reader.clubId, [personId]))) throw new AppError('not_found')
  await announceRecords(tx, reader.clubId)
}

async function requireClubPerson(
  db: Queryable,
  reader: ClubReader,
  personId: string,
): Promise<ClubPerson> {
  const [person] = await findClubPeopleById(db, reader, [personId])
  if (person === undefined) throw new AppError('not_found')
  return person
}

/** Name, birth date and contact of people on a roster are changed there. */
function changesFor(person: ClubPerson, changes: RecordChanges): RecordChanges {
  if (person.places.length === 0) return changes
  const { firstName: _first, lastName: _last, dateOfBirth: _born, email: _email, ...rest } = changes
  const { phone: _phone, address: _address, ...kept } = rest
  return {
    ...kept,
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
  }
}

/** A new record for a person without one. */
export function recordOf(person: ClubPerson): RecordRow {
  return newRecord(person)
}

/** A record in which nothing is kept yet. */
export function newRecord({
  firstName,
  lastName,
  dateOfBirth = null,
}: Pick<RecordRow, 'firstName' | 'lastName'> & {
  readonly dateOfBirth?: string | null | undefined
}): RecordRow {
  return {
    id: newId(),
    firstName,
    lastName,
    dateOfBirth,
    email: null,
    phone: null,
    address: null,
    number: null,
    kind: 'active',
    enteredOn: null,
    exitedOn: null,
    exitReason: null,
    accountHolder: null,
    iban: null,
    mandateReference: null,
    mandateSignedOn: null,
    notes: null,
    exemptPercent: null,
    exemptReason: null,
    version: 0,
  }
}

/** Requires an exit date for a reason, and the entry before the exit. */
export function nextRecord(before: RecordRow, changes: RecordChanges): RecordRow {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  )
  const next: RecordRow = { ...before, ...given }
  if (changes.iban != null && !isIban(changes.iban))
    throw new AppError('invalid_input', { fields: { iban: 'iban_wrong' } })
  if (next.exitedOn !== null && next.enteredOn !== null && next.exitedOn < next.enteredOn)
    throw new AppError('invalid_input', { fields: { exitedOn: 'left_before_entry' } })
  const iban = next.iban && withoutBlanks(next.iban)
  return { ...next, iban, exitReason: next.exitedOn === null ? null : next.exitReason }
}

async function refuseTaken(tx: Transaction, clubId: string, record: RecordRow): Promise<void> {
  const { id, number, mandateReference } = record
  if (number !== null && (await isTaken(tx, clubId, { id, column: 'number', value: number })))
    throw new AppError('invalid_input', { fields: { number: 'number_taken' } })
  const mandate = { id, column: 'mandate_reference', value: mandateReference ?? '' } as const
  if (mandateReference !== null && (await isTaken(tx, clubId, mandate)))
    throw new AppError('invalid_input', { fields: { mandateReference: 'reference_taken' } })
}

export interface RecordWrite {
  /** Undefined if there was no record. */
  readonly before: RecordRow | undefined
  readonly record: RecordRow
  /** The person whose roster rows belong to it. */
  readonly person?: { readonly places: readonly Omit<RecordLink, 'recordId'>[] }
}

/** Saves records with their history and roster rows, and notifies managers. */
export async function writeRecords(
  tx: Transaction,
  { clubId, accountId: by, now: at }: ClubReader,
  writes: readonly RecordWrite[],
): Promise<void> {
  const written = { clubId, by, at }
  const changed = writes.flatMap(({ before, record }) => {
    const changes = changesBetween(before ?? newRecord(record), record)
    return before !== undefined && changes.length === 0
      ? []
      : [{ record, entry: { recordId: record.id, changes } }]
  })
  await saveRecords(
    tx,
    written,
    changed.map(({ record }) => record),
  )
  await addHistory(
    tx,
    written,
    changed.map(({ entry }) => entry),
  )
  const links = writes.flatMap(({ record, person }) =>
    (person?.places ?? []).map(({ teamId, memberId }) => ({
      recordId: record.id,
      teamId,
      memberId,
    })),
  )
  await linkRows(tx, clubId, links)
  await announceRecords(tx, clubId)
}

async function announceRecords(tx: Transaction, clubId: string): Promise<void> {
  await announceToRoles(tx, { name: 'clubs.members_changed', clubId, teams: [] })
}
