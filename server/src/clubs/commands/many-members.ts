import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import type {
  ClubMemberRefusal,
  ClubMembersAction,
  ClubMembersResult,
  RecordChanges,
} from '@touchline/contract/clubs/shapes/memberships'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { archiveMember, bringMemberBack } from '#server/members/commands/membership.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { lockClub } from '../queries.ts'
import { findClubPeopleById, findNextNumbers, type ClubReader } from '../queries/members.ts'
import { findLastArchived, findRecords } from '../queries/memberships.ts'
import { nextRecord, recordOf, writeRecords, type RecordWrite } from './memberships.ts'

interface BulkInput {
  readonly personIds: readonly string[]
  readonly act: ClubMembersAction
}

/**
 * Applies one action to several members. Checks each before writing, so that a refusal doesn't stop
 * the others.
 */
export async function changeClubMembers(
  tx: Transaction,
  reader: ClubReader,
  { personIds, act }: BulkInput,
): Promise<ClubMembersResult> {
  const club = await lockClub(tx, reader.clubId)
  const today = dayInZone(reader.now, club.time_zone)
  const ids = [...new Set(personIds)]
  const people = new Map((await findClubPeopleById(tx, reader, ids)).map((one) => [one.id, one]))
  const records = await findRecords(tx, reader.clubId, ids)
  const changesOf = await changesFor(tx, reader, {
    act,
    people: ids.flatMap((id) => people.get(id) ?? []),
  })

  const writes: RecordWrite[] = []
  const refused: ClubMembersResult['refused'] = []
  for (const id of ids) {
    const person = people.get(id)
    const before = records.get(id)
    const code = await refusalOf(async () => {
      if (person === undefined) throw new AppError('not_found')
      if (person.isPrivate) throw new AppError('not_allowed')
      const record = nextRecord(before ?? recordOf(person), changesOf(person))
      await moveRosterRows(tx, reader, { act, person, today })
      // People who return without a record need no note.
      if (act.kind !== 'return' || before !== undefined) writes.push({ before, record, person })
    })
    if (code !== undefined) refused.push({ personId: id, code })
  }
  // None of the ids belongs to the club.
  if (refused.length === ids.length && refused.every(({ code }) => code === 'not_found'))
    throw new AppError('not_found')
  await writeRecords(tx, reader, writes)
  const left = new Set(refused.map(({ personId }) => personId))
  return { done: ids.filter((id) => !left.has(id)), refused }
}

async function changesFor(
  tx: Transaction,
  reader: ClubReader,
  { act, people }: { readonly act: ClubMembersAction; readonly people: readonly ClubPerson[] },
): Promise<(person: ClubPerson) => RecordChanges> {
  if (act.kind === 'leave') return () => ({ exitedOn: act.exitedOn, exitReason: act.reason })
  if (act.kind === 'return') return () => ({ exitedOn: null, exitReason: null })
  const { membershipKind: kind, enteredOn, giveNumbers } = act
  const nameless = people.filter(({ membership }) => giveNumbers && membership?.number == null)
  const next = await findNextNumbers(tx, reader, nameless.length)
  const numbers = new Map(nameless.map(({ id }, at) => [id, next[at]]))
  return ({ id }) => ({ kind, enteredOn, number: numbers.get(id) })
}

interface Moving {
  readonly act: ClubMembersAction
  readonly person: ClubPerson
  readonly today: string
}

/** Archives in all teams, or restores in those they were last archived in. */
async function moveRosterRows(
  tx: Transaction,
  { accountId, now }: ClubReader,
  { act, person, today }: Moving,
): Promise<void> {
  // With a later leaving date they stay on rosters until then (`archiveLeavers`).
  if (act.kind === 'record' || (act.kind === 'leave' && act.exitedOn > today)) return
  const places =
    act.kind === 'leave'
      ? person.places.filter(({ isArchived }) => !isArchived)
      : await findLastArchived(tx, person.places)
  const move = act.kind === 'leave' ? archiveMember : bringMemberBack
  for (const { teamId, memberId } of places) {
    const actor = await requirePerson(tx, { accountId, teamId })
    await move(tx, { actor, now }, memberId)
  }
}

/** Returns refusals that concern a single member; rethrows anything else. */
async function refusalOf(run: () => Promise<void>): Promise<ClubMemberRefusal | undefined> {
  const codes = ['not_found', 'not_allowed'] as const
  try {
    await run()
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    if (thrown.data?.fields?.['exitedOn'] === 'left_before_entry') return 'left_before_entry'
    const code = codes.find((known) => known === thrown.code)
    if (code === undefined) throw thrown
    return code
  }
}
