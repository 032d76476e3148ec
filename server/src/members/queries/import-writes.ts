import type { CustomValues } from '@touchline/domain/members/custom-fields'
import type { ImportedField } from '@touchline/domain/members/import/plan'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { announceAll } from '#server/platform/outbox/announce.ts'

import { importedBirthDate, wouldGrowUp } from './birth-dates.ts'
import type { ImportUndo } from './imports.ts'

/** The column for each field an import may fill. */
export const importedColumns: Readonly<Record<ImportedField, string>> = {
  nickname: 'nickname',
  dateOfBirth: 'date_of_birth',
  gender: 'gender',
  email: 'email',
  phone: 'phone',
  address: 'address',
  position: 'position',
  jerseyNumber: 'jersey_number',
  licenceNumber: 'licence_number',
  dominantSide: 'dominant_side',
  shirtSize: 'shirt_size',
  shortsSize: 'shorts_size',
  shoeSize: 'shoe_size',
}

/** Small enough for the statement timeout. */
export const batchSize = 500

export type FieldsOfMember = { readonly memberId: string } & {
  readonly [Field in ImportedField]?: string
} & { readonly custom: CustomValues }

/** Updates imported fields of many members at once; never clears any. */
export async function changeMembers(
  tx: Transaction,
  { teamId, accountId, now }: { teamId: string; accountId: string; now: Date },
  changed: readonly FieldsOfMember[],
): Promise<void> {
  await proposeBirthDates(tx, { teamId, accountId, now }, changed)
  for (let from = 0; from < changed.length; from += batchSize)
    await sql`
      update members m set
        nickname = coalesce(c.nickname, m.nickname),
        date_of_birth = ${importedBirthDate(sql`c."dateOfBirth"`)},
        gender = coalesce(c.gender, m.gender),
        email = coalesce(c.email, m.email),
        phone = coalesce(c.phone, m.phone),
        address = coalesce(c.address, m.address),
        position = coalesce(c.position, m.position),
        jersey_number = coalesce(c."jerseyNumber", m.jersey_number),
        licence_number = coalesce(c."licenceNumber", m.licence_number),
        dominant_side = coalesce(c."dominantSide", m.dominant_side),
        shirt_size = coalesce(c."shirtSize", m.shirt_size),
        shorts_size = coalesce(c."shortsSize", m.shorts_size),
        shoe_size = coalesce(c."shoeSize", m.shoe_size),
        custom = m.custom || c.custom,
        version = version + 1, updated_at = now()
      from json_to_recordset(${JSON.stringify(changed.slice(from, from + batchSize))}::json) as c(
        "memberId" uuid, nickname text, "dateOfBirth" date, gender text, email text, phone text,
        address text, position text, "jerseyNumber" text, "licenceNumber" text,
        "dominantSide" text, "shirtSize" text, "shortsSize" text, "shoeSize" text, custom jsonb)
      where m.team_id = ${teamId} and m.id = c."memberId"`.execute(tx)
}

/**
 * Stores dates that would make minors adults for confirmation, as when staff type them. Returns the
 * members concerned.
 */
async function proposeBirthDates(
  tx: Transaction,
  { teamId, accountId, now }: { teamId: string; accountId: string; now: Date },
  changed: readonly FieldsOfMember[],
): Promise<void> {
  const dated = changed.flatMap(({ memberId, dateOfBirth }) =>
    dateOfBirth === undefined ? [] : [{ memberId, dateOfBirth }],
  )
  if (dated.length === 0) return
  const waiting = await sql<{ memberId: string }>`
    insert into pending_birth_dates (team_id, member_id, date_of_birth, requested_by, requested_at)
    select m.team_id, m.id, c."dateOfBirth", ${accountId}::uuid, ${now}
    from json_to_recordset(${JSON.stringify(dated)}::json) as c("memberId" uuid, "dateOfBirth" date)
    join members m on m.team_id = ${teamId} and m.id = c."memberId"
    where ${wouldGrowUp(sql`c."dateOfBirth"`)}
    on conflict (team_id, member_id) do update set date_of_birth = excluded.date_of_birth,
      requested_by = excluded.requested_by, requested_at = excluded.requested_at, notified_at = null
    returning member_id as "memberId"`.execute(tx)
  await announceAll(
    tx,
    waiting.rows.map(({ memberId }) => ({
      name: 'members.birth_date_waiting',
      topics: [],
      payload: { teamId, memberId, actorId: accountId },
    })),
  )
}

/** Fills missing contact details of many parents at once. */
export async function fillGuardians(
  tx: Transaction,
  teamId: string,
  filled: ImportUndo['filled'],
): Promise<void> {
  for (let from = 0; from < filled.length; from += batchSize)
    await sql`
      update guardians g set
        email = coalesce(f.email, g.email), phone = coalesce(f.phone, g.phone),
        version = version + 1, updated_at = now()
      from json_to_recordset(${JSON.stringify(filled.slice(from, from + batchSize))}::json)
        as f("guardianId" uuid, email text, phone text)
      where g.team_id = ${teamId} and g.id = f."guardianId"`.execute(tx)
}
