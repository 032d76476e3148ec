import { fieldIdOf } from '@touchline/domain/members/import/fields'
import { importedFields } from '@touchline/domain/members/import/plan'
import type { KeptReason } from '@touchline/domain/members/import/undo'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import { importedColumns } from './import-writes.ts'
import type { ImportUndo } from './imports.ts'

export interface ImportKey {
  readonly teamId: string
  readonly importId: string
}

export interface KeptMember {
  readonly memberId: string
  readonly name: string
  readonly why: KeptReason
}

/** Small enough for the statement timeout. */
const batchSize = 500

/** SQL: guardian `g` of imported child `m` was verified after the import. */
const vouchedSince = sql`g.verified_at > coalesce((select i.created_at from roster_imports i
  where i.team_id = m.team_id and i.id = m.import_id), '-infinity')`

function isIn(tables: readonly string[]) {
  const found = tables.map(
    (table) => sql`exists (select from ${sql.table(table)} x
      where x.team_id = m.team_id and x.member_id = m.id)`,
  )
  return sql`(${sql.join(found, sql` or `)})`
}

/** Null for a member who hasn't changed since the import. */
const whyKept = sql<KeptReason | null>`case
  when m.account_id is not null then 'joined'
  when m.archived_at is not null and m.version > 1 then 'archived'
  when m.version > 1 then 'edited'
  when exists (select from answers a where a.team_id = m.team_id and a.member_id = m.id)
    or exists (select from attendance_marks a where a.team_id = m.team_id and a.member_id = m.id)
    or ${isIn(['cash_box_entries', 'consents', 'bill_lines', 'dues_charges'])}
    or exists (select from guardianships g where g.team_id = m.team_id and g.member_id = m.id
      and (${vouchedSince} or g.blocked_at is not null)) then 'in_use'
  end`

/** Deletes imported members that haven't changed since; returns the others with the reason. */
export async function deleteImported(
  tx: Transaction,
  { teamId, importId }: ImportKey,
): Promise<{ removed: number; kept: KeptMember[] }> {
  const removed = await inBatches(() =>
    sql`
      delete from members where team_id = ${teamId} and id in (
        select m.id from members m where m.team_id = ${teamId} and m.import_id = ${importId}
          and m.left_at is null and ${whyKept} is null limit ${batchSize})`.execute(tx),
  )
  const kept = await sql<KeptMember>`
    select m.id as "memberId", trim(m.first_name || ' ' || m.last_name) as name, ${whyKept} as why
    from members m
    where m.team_id = ${teamId} and m.import_id = ${importId} and m.left_at is null
    order by m.last_name, m.first_name, m.id`.execute(tx)
  return { removed, kept: kept.rows }
}

/** Removes links made by the import, except those verified since. */
export async function deleteImportedLinks(
  tx: Transaction,
  { teamId, importId }: ImportKey,
  links: ImportUndo['linked'],
): Promise<void> {
  await sql`
    delete from guardianships gs using json_to_recordset(${JSON.stringify(links)}::json)
      as l("guardianId" uuid, "memberId" uuid)
    where gs.team_id = ${teamId} and gs.guardian_id = l."guardianId" and gs.member_id = l."memberId"
      and gs.blocked_at is null
      and (gs.verified_at is null or gs.verified_at <= (select i.created_at from roster_imports i
        where i.team_id = ${teamId} and i.id = ${importId}))`.execute(tx)
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

/** Repeats a deletion until it finds no more rows, and returns the number of deleted rows. */
async function inBatches(deleteSome: () => Promise<Deleted>): Promise<number> {
  const gone = Number((await deleteSome()).numAffectedRows ?? 0)
  return gone < batchSize ? gone : gone + (await inBatches(deleteSome))
}

/** Restores changed fields, except those changed again since; returns both groups of members. */
export async function restoreFields(
  tx: Transaction,
  teamId: string,
  changed: ImportUndo['changed'],
): Promise<{ restored: string[]; kept: KeptMember[] }> {
  const restored = new Set<string>()
  const missed = new Set<string>()
  const names = new Set(changed.flatMap(({ fields }) => fields.map(({ field }) => field)))
  for (const name of names) {
    const wanted = changed.flatMap(({ memberId, fields }) =>
      fields.filter(({ field }) => field === name).map(({ from, to }) => ({ memberId, from, to })),
    )
    const done = new Set(await restoreOne(tx, teamId, { name, wanted }))
    for (const { memberId } of wanted) (done.has(memberId) ? restored : missed).add(memberId)
  }
  return { restored: [...restored], kept: await changedAgain(tx, teamId, [...missed]) }
}

interface Restoring {
  /** A standard field, or one of the team's own. */
  readonly name: string
  readonly wanted: readonly {
    readonly memberId: string
    readonly from: string | null
    readonly to: string
  }[]
}

async function restoreOne(
  tx: Transaction,
  teamId: string,
  { name, wanted }: Restoring,
): Promise<readonly string[]> {
  const fieldId = fieldIdOf(name)
  if (fieldId !== undefined) return restoreOwn(tx, teamId, { name: fieldId, wanted })
  const field = importedFields.find((known) => known === name)
  return field === undefined
    ? []
    : restoreColumn(tx, teamId, { name: importedColumns[field], wanted })
}

async function restoreOwn(
  tx: Transaction,
  teamId: string,
  { name: fieldId, wanted }: Restoring,
): Promise<string[]> {
  const done = await sql<{ id: string }>`
    update members m
    set custom = case when w."from" is null then m.custom - ${fieldId}::text
        else m.custom || jsonb_build_object(${fieldId}::text, w."from") end,
      version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(wanted)}::json)
      as w("memberId" uuid, "from" text, "to" text)
    where m.team_id = ${teamId} and m.id = w."memberId" and m.custom ->> ${fieldId} = w."to"
    returning m.id`.execute(tx)
  return done.rows.map(({ id }) => id)
}

async function restoreColumn(
  tx: Transaction,
  teamId: string,
  { name: column, wanted }: Restoring,
): Promise<string[]> {
  const type = column === 'date_of_birth' ? sql`date` : sql`text`
  const done = await sql<{ id: string }>`
    update members m
    set ${sql.ref(column)} = w."from", version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(wanted)}::json)
      as w("memberId" uuid, "from" ${type}, "to" ${type})
    where m.team_id = ${teamId} and m.id = w."memberId" and m.${sql.ref(column)} = w."to"
    returning m.id`.execute(tx)
  return done.rows.map(({ id }) => id)
}

async function changedAgain(
  tx: Transaction,
  teamId: string,
  memberIds: readonly string[],
): Promise<KeptMember[]> {
  if (memberIds.length === 0) return []
  const found = await sql<KeptMember>`
    select id as "memberId", trim(first_name || ' ' || last_name) as name, 'changed_again' as why
    from members
    where team_id = ${teamId} and id = any(${[...memberIds]}::uuid[]) and left_at is null
    order by last_name, first_name, id`.execute(tx)
  return found.rows
}

/** Clears contact details the import added, if they are unchanged. */
export async function emptyFilled(
  tx: Transaction,
  teamId: string,
  filled: ImportUndo['filled'],
): Promise<void> {
  await sql`
    update guardians g set
      email = case when g.email = f.email then null else g.email end,
      phone = case when g.phone = f.phone then null else g.phone end,
      version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(filled)}::json)
      as f("guardianId" uuid, email text, phone text)
    where g.team_id = ${teamId} and g.id = f."guardianId"
      and (g.email = f.email or g.phone = f.phone)`.execute(tx)
}
