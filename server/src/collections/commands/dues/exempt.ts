import type { duesExemption } from '@touchline/contract/collections/shapes/dues'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import type { z } from 'zod'

import { newRecord, writeRecords } from '#server/clubs/commands/memberships.ts'
import { lockClub } from '#server/clubs/queries.ts'
import { findRecords } from '#server/clubs/queries/memberships.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findDuesRows, findDuesRowsWithoutTeam, type DuesRow } from '../../queries/dues-people.ts'

interface Exempting {
  readonly actor: ClubActor
  readonly now: Date
  readonly input: z.output<typeof duesExemption>
}

/** Reduces or waives a person's dues from now on, in their membership record. Returns its id. */
export async function exemptFromDues(
  tx: Transaction,
  { actor, now, input: { personId, percent, reason } }: Exempting,
): Promise<string> {
  await lockClub(tx, actor.clubId)
  const rows = await findRows(tx, { actor, now, personId })
  const [row] = rows
  if (row === undefined) throw new AppError('not_found')
  const before = (await findRecords(tx, actor.clubId, [personId])).get(personId)
  if (before === undefined && percent === 0) return personId
  const { firstName, lastName, birthDate } = row
  const record = {
    ...(before ?? newRecord({ firstName, lastName, dateOfBirth: birthDate })),
    exemptPercent: percent === 0 ? null : percent,
    exemptReason: percent === 0 || reason === '' ? null : reason,
  }
  const places = rows.flatMap(({ teamId, memberId }) =>
    memberId === null ? [] : [{ teamId, memberId }],
  )
  await writeRecords(tx, { ...actor, now, isProgram: false }, [
    { before, record, person: { places } },
  ])
  return record.id
}

/** Of the person in all teams, the current one first; or their record without a team. */
async function findRows(
  tx: Transaction,
  { actor, now, personId }: Pick<Exempting, 'actor' | 'now'> & { readonly personId: string },
): Promise<readonly DuesRow[]> {
  const today = dayInZone(now, 'UTC')
  const asked = { ...actor, now, startsOn: today, endsOn: today }
  const all = [...(await findDuesRows(tx, asked)), ...(await findDuesRowsWithoutTeam(tx, asked))]
  return all.filter((row) => row.personId === personId)
}
