import type { CustomField } from '@touchline/domain/members/custom-fields'

import { insertGuardians, insertGuardianships } from '#server/members/queries/guardians.ts'
import { insertMembers } from '#server/members/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { toStoredValue } from './custom-values.ts'
import { inBatches, notInFuture, type TeamImport } from './import-context.ts'

/** Seasons, places, opponents and the team's own fields. */
export async function importBelongings(
  tx: Transaction,
  { teamId: team_id, rows, ids }: TeamImport,
  fields: readonly CustomField[],
): Promise<void> {
  const key = (kind: 'seasons' | 'venues' | 'opponents', index: number) => ({
    id: ids.of(kind, index + 1),
    team_id,
  })
  const seasons = rows.seasons.map(({ name, startsOn, endsOn }, index) => ({
    ...key('seasons', index),
    name,
    starts_on: startsOn,
    ends_on: endsOn,
  }))
  const venues = rows.venues.map((row, index) => ({ ...row, ...key('venues', index) }))
  const opponents = rows.opponents.map((row, index) => ({ ...row, ...key('opponents', index) }))
  const own = fields.map(({ choices, ...field }, position) => ({
    ...field,
    team_id,
    position,
    choices: JSON.stringify(choices),
  }))
  await inBatches(seasons, (some) => tx.insertInto('seasons').values(some).execute())
  await inBatches(venues, (some) => tx.insertInto('venues').values(some).execute())
  await inBatches(opponents, (some) => tx.insertInto('opponents').values(some).execute())
  await inBatches(own, (some) => tx.insertInto('custom_fields').values(some).execute())
}

/** The roster with its parents; only the importer's account is linked. */
export async function importPeople(
  tx: Transaction,
  { teamId: team_id, accountId, now, rows, ids }: TeamImport,
  { fields, me }: { readonly fields: readonly CustomField[]; readonly me: number | undefined },
): Promise<void> {
  const members = rows.members.map((row, index) => ({
    id: ids.of('members', index + 1),
    team_id,
    account_id: index === me ? accountId : null,
    first_name: row.firstName,
    last_name: row.lastName,
    nickname: row.nickname,
    email: row.email,
    phone: row.phone,
    date_of_birth: row.dateOfBirth,
    gender: row.gender,
    role: row.role,
    is_admin: row.isAdmin || index === me,
    is_coach: row.isCoach,
    is_treasurer: row.isTreasurer,
    is_placeholder: row.isPlaceholder && index !== me,
    archived_at: row.isArchived && index !== me ? notInFuture(now, row.archivedAt) : null,
    created_at: notInFuture(now, row.addedAt),
    archived_by: row.isArchived && index !== me ? accountId : null,
    position: row.position,
    jersey_number: row.jerseyNumber,
    licence_number: row.licenceNumber,
    dominant_side: row.dominantSide,
    shirt_size: row.shirtSize,
    shorts_size: row.shortsSize,
    shoe_size: row.shoeSize,
    address: row.address,
    notes: row.notes,
    custom: JSON.stringify(customUnder(row.custom, fields)),
    earlier_figures: row.earlierFigures && JSON.stringify(row.earlierFigures),
  }))
  const guardians = rows.guardians.map((row, index) => ({
    id: ids.of('guardians', index + 1),
    team_id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
  }))
  const guardianships = rows.guardianships.map(({ guardian, member, role }) => ({
    team_id,
    guardian_id: ids.of('guardians', guardian),
    member_id: ids.of('members', member),
    role,
  }))
  await insertMembers(tx, members)
  await insertGuardians(tx, guardians)
  await insertGuardianships(tx, guardianships)
}

function customUnder(
  values: TeamImport['rows']['members'][number]['custom'],
  fields: readonly CustomField[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    values.flatMap(({ field: place, value }) => {
      const field = fields[place - 1]
      const stored = toStoredValue(field, value)
      return field === undefined || stored === undefined ? [] : [[field.id, stored]]
    }),
  )
}
