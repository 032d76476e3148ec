import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import type { RecordChanges } from '@touchline/contract/clubs/shapes/memberships'
import { changesBetween, type RecordChange } from '@touchline/domain/clubs/memberships/history'
import { nameOf } from '@touchline/domain/members/import/compare-rows'
import type {
  ErrorKind,
  ImportProblem,
  InterpretedRow,
} from '@touchline/domain/members/import/interpreted-rows'
import { withoutTeam } from '@touchline/domain/members/import/places'
import type { InterpretedRecord } from '@touchline/domain/members/import/record-cells'
import { plainName } from '@touchline/domain/members/import/words'

import type { Queryable } from '#server/platform/database/database.ts'

import { findAllPeople, type ClubReader } from '../../queries/members.ts'
import { findRecords, findTakenNames, type RecordRow } from '../../queries/memberships.ts'
import { newRecord, nextRecord, recordOf } from '../memberships.ts'

/** What a list does to the record of one person. */
export interface RecordStep {
  /** The rows of the list that are about this person. */
  readonly rows: readonly number[]
  /** Undefined if the club has no matching person yet. */
  readonly person: ClubPerson | undefined
  readonly before: RecordRow | undefined
  readonly record: RecordRow
  readonly changes: readonly RecordChange[]
}

export interface PlannedRecords {
  readonly steps: readonly RecordStep[]
  readonly problems: readonly ImportProblem[]
}

interface ListOfPeople {
  readonly rows: readonly InterpretedRow[]
  /** On whose roster rows the rows of the list are, as far as they are known. */
  readonly memberIds: ReadonlyMap<number, readonly string[]>
}

/** What a list says about memberships, compared with what the club keeps; nothing is ever emptied. */
export async function planRecords(
  db: Queryable,
  reader: ClubReader,
  list: ListOfPeople,
): Promise<PlannedRecords> {
  // Where two rows have one number, it belongs to the first in the list.
  const rows = list.rows
    .filter(({ record, target }) => record !== undefined || target === withoutTeam)
    .toSorted((one, other) => one.row - other.row)
  if (rows.length === 0) return { steps: [], problems: [] }
  const people = await findAllPeople(db, reader, 'all')
  const find = finderOf(people, list.memberIds)
  const groups = Map.groupBy(rows, (row) => find(row)?.id ?? keyOfNew(row))
  const found = [...groups.values()].map((group) => ({ group, person: find(group[0]) }))
  const records = await findRecords(
    db,
    reader.clubId,
    found.flatMap(({ person }) => person?.id ?? []),
  )
  const claims = claimsOf(await findTakenNames(db, reader.clubId))
  const planned = found
    .filter(({ person }) => !person?.isPrivate)
    .map(({ group, person }) =>
      stepOf({ group, person, before: person && records.get(person.id) }, claims),
    )
  return {
    steps: planned.map(({ step }) => step),
    problems: planned.flatMap(({ problems }) => problems),
  }
}

/** By the roster row, then by number and name, then by name and birth date. */
function finderOf(people: readonly ClubPerson[], memberIds: ListOfPeople['memberIds']) {
  const byMember = new Map(
    people.flatMap((person) => person.places.map(({ memberId }) => [memberId, person] as const)),
  )
  const byNumber = new Map(
    people.flatMap((person) => {
      const number = person.membership?.number
      return number == null
        ? []
        : [[`${number.toLowerCase()} ${plainName(nameOf(person))}`, person] as const]
    }),
  )
  const byBirth = new Map(
    people.flatMap((person) =>
      person.dateOfBirth === null
        ? []
        : [[`${person.dateOfBirth} ${plainName(nameOf(person))}`, person] as const],
    ),
  )
  return (row: InterpretedRow | undefined): ClubPerson | undefined => {
    if (row === undefined) return undefined
    const name = plainName(nameOf(row.member))
    const onRoster = (memberIds.get(row.row) ?? []).find((id) => byMember.has(id))
    return (
      byMember.get(onRoster ?? '') ??
      byNumber.get(`${row.record?.number?.toLowerCase()} ${name}`) ??
      byBirth.get(`${row.member.dateOfBirth} ${name}`)
    )
  }
}

/** Someone new who is on two lines, once for each team, is one person where number or birth date agree. */
function keyOfNew({ row, member, record }: InterpretedRow): string {
  const mark = record?.number ?? member.dateOfBirth
  return mark === undefined ? `${row}` : `${mark} ${plainName(nameOf(member))}`
}

interface Compared {
  readonly group: readonly InterpretedRow[]
  readonly person: ClubPerson | undefined
  readonly before: RecordRow | undefined
}

type Refuse = (kind: ErrorKind, value: string) => void

function stepOf({ group, person, before }: Compared, claims: Claims) {
  const [first] = group
  const base = before ?? (person ? recordOf(person) : newRecord(nameAndBirth(first)))
  const problems: ImportProblem[] = []
  const refuse: Refuse = (kind, value) => {
    const { row = 0, line = 0 } = first ?? {}
    problems.push({ severity: 'error', kind, row, line, column: '', value, otherRows: [] })
  }
  const wanted: RecordChanges = {
    ...claimed(group, { claims, id: base.id, refuse }),
    ...(first?.target === withoutTeam && contactOf(first, base)),
  }
  const record = nextRecord(base, { ...wanted, ...inOrder(base, wanted, refuse) })
  const step: RecordStep = {
    rows: group.map(({ row }) => row),
    person,
    before,
    record,
    changes: changesBetween(before ?? newRecord(base), record),
  }
  return { step, problems }
}

interface Claiming {
  readonly claims: Claims
  readonly id: string
  readonly refuse: Refuse
}

/** What the rows say, without a number or mandate that belongs to someone else. */
function claimed(
  group: readonly InterpretedRow[],
  { claims, id, refuse }: Claiming,
): InterpretedRecord {
  const said = group.reduce<InterpretedRecord>((all, { record }) => ({ ...record, ...all }), {})
  const { number, mandateReference, ...rest } = said
  const isNumberFree = number === undefined || claims.number(number, id)
  const isMandateFree = mandateReference === undefined || claims.reference(mandateReference, id)
  if (!isNumberFree) refuse('number_taken', number)
  if (!isMandateFree) refuse('mandate_taken', mandateReference)
  return {
    ...rest,
    ...(number !== undefined && isNumberFree && { number }),
    ...(mandateReference !== undefined && isMandateFree && { mandateReference }),
  }
}

function nameAndBirth(row: InterpretedRow | undefined) {
  const { firstName = '', lastName = '', dateOfBirth = null } = row?.member ?? {}
  return { firstName, lastName, dateOfBirth }
}

/** Of someone without a team the club keeps the contact itself; what it has already stays. */
function contactOf({ member }: InterpretedRow, base: RecordRow): RecordChanges {
  return {
    email: base.email ?? member.email ?? null,
    phone: base.phone ?? member.phone ?? null,
    address: base.address ?? member.address ?? null,
  }
}

/** An exit before the entry that the club knows is no exit. */
function inOrder(
  base: RecordRow,
  { enteredOn = base.enteredOn, exitedOn = base.exitedOn }: RecordChanges,
  refuse: Refuse,
): RecordChanges {
  if (enteredOn === null || exitedOn === null || enteredOn <= exitedOn) return {}
  refuse('left_before_entry', exitedOn)
  return { enteredOn: base.enteredOn, exitedOn: base.exitedOn }
}

interface Claims {
  /** Whether the record may have this; who comes first has it. */
  readonly number: (value: string, recordId: string) => boolean
  readonly reference: (value: string, recordId: string) => boolean
}

function claimsOf(taken: readonly Pick<RecordRow, 'id' | 'number' | 'mandateReference'>[]): Claims {
  const claimer = (holders: readonly (readonly [string | null, string])[]) => {
    const held = new Map(holders.map(([value, id]) => [value?.toLowerCase(), id]))
    return (value: string, id: string) => {
      const key = value.toLowerCase()
      if (!held.has(key)) held.set(key, id)
      return held.get(key) === id
    }
  }
  return {
    number: claimer(taken.map(({ number, id }) => [number, id])),
    reference: claimer(taken.map(({ mandateReference, id }) => [mandateReference, id])),
  }
}
