import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import type { ImportUndo } from './imports.ts'

export interface ImportKey {
  readonly teamId: string
  readonly importId: string
}

/** Small enough that no single statement runs into the time limit of the database. */
const batchSize = 500

/** Forgets the imported people nobody has touched since: not joined, not edited, not archived. */
export async function deleteImported(
  tx: Transaction,
  { teamId, importId }: ImportKey,
): Promise<{ removed: number; kept: number }> {
  const removed = await inBatches(() =>
    sql`
      delete from members where team_id = ${teamId} and id in (
        select id from members where team_id = ${teamId} and import_id = ${importId}
          and account_id is null and version = 1 and left_at is null limit ${batchSize})`.execute(
      tx,
    ),
  )
  const kept = await sql<{ count: number }>`
    select count(*) as count from members
    where team_id = ${teamId} and import_id = ${importId} and left_at is null`.execute(tx)
  return { removed, kept: kept.rows[0]?.count ?? 0 }
}

/** Ends the relations the import made, but for those somebody has vouched for. */
export async function deleteImportedLinks(
  tx: Transaction,
  { teamId, importId }: ImportKey,
  links: ImportUndo['linked'],
): Promise<void> {
  await sql`
    delete from guardianships gs using json_to_recordset(${JSON.stringify(links)}::json)
      as l("guardianId" uuid, "memberId" uuid)
    where gs.team_id = ${teamId} and gs.guardian_id = l."guardianId" and gs.member_id = l."memberId"
      and gs.verified_at is null and gs.blocked_at is null`.execute(tx)
  await inBatches(() =>
    sql`
      delete from guardians where team_id = ${teamId} and id in (
        select id from guardians
          where team_id = ${teamId} and import_id = ${importId} and account_id is null
        except select guardian_id from guardianships where team_id = ${teamId}
        limit ${batchSize})`.execute(tx),
  )
}

interface Deleted {
  readonly numAffectedRows?: bigint
}

/** Repeats a deletion until nothing is left for it; how many rows went comes back. */
async function inBatches(deleteSome: () => Promise<Deleted>): Promise<number> {
  const gone = Number((await deleteSome()).numAffectedRows ?? 0)
  return gone < batchSize ? gone : gone + (await inBatches(deleteSome))
}

/** The columns an import may fill, by the name of the field. */
const columns: Readonly<Record<string, string>> = {
  nickname: 'nickname',
  dateOfBirth: 'date_of_birth',
  gender: 'gender',
  email: 'email',
  phone: 'phone',
  address: 'address',
  position: 'position',
  jerseyNumber: 'jersey_number',
  licenceNumber: 'licence_number',
}

/** Puts one field back, unless somebody has changed it again. True when the member still held it. */
export async function restoreField(
  tx: Transaction,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  change: ImportUndo['changed'][number]['fields'][number],
): Promise<boolean> {
  const column = columns[change.field]
  if (column === undefined) return false
  const type = column === 'date_of_birth' ? sql`::date` : sql``
  const done = await sql`
    update members set ${sql.ref(column)} = ${change.from}${type}, version = version + 1, updated_at = now()
    where team_id = ${teamId} and id = ${memberId} and ${sql.ref(column)} = ${change.to}${type}`.execute(
    tx,
  )
  return done.numAffectedRows === 1n
}

/** Empties the contact the import had filled in for a parent of the roster, when it still stands. */
export async function emptyFilled(
  tx: Transaction,
  teamId: string,
  { guardianId, email, phone }: ImportUndo['filled'][number],
): Promise<void> {
  await sql`
    update guardians set
      email = case when email = ${email ?? null}::text then null else email end,
      phone = case when phone = ${phone ?? null}::text then null else phone end,
      version = version + 1, updated_at = now()
    where team_id = ${teamId} and id = ${guardianId}`.execute(tx)
}
