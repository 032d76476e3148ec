import type { Effect, EntryKind } from '@touchline/domain/cashbox/ledger'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

export interface NewEntry extends Effect {
  readonly id: string
  readonly kind: EntryKind
  readonly memberId: string | null
  readonly label: string
  readonly eventId?: string | null
  readonly billId?: string | null
  readonly undoesId?: string | null
}

interface Writing {
  readonly teamId: string
  readonly accountId: string
  readonly now: Date
}

/** Adds entries to the ledger, which is never changed otherwise. */
export async function addEntries(
  tx: Transaction,
  { teamId, accountId, now }: Writing,
  made: readonly NewEntry[],
): Promise<void> {
  await tx
    .insertInto('cash_box_entries')
    .values(
      made.map((entry) => ({
        team_id: teamId,
        id: entry.id,
        kind: entry.kind,
        member_id: entry.memberId,
        owed: entry.owed,
        cash: entry.cash,
        label: entry.label,
        event_id: entry.eventId ?? null,
        bill_id: entry.billId ?? null,
        undoes_id: entry.undoesId ?? null,
        created_by: accountId,
        created_at: now,
      })),
    )
    .execute()
}

/** An entry as it is shown. */
export interface StoredEntry extends Effect {
  readonly id: string
  readonly kind: EntryKind
  readonly label: string
  readonly memberId: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly hasLeft: boolean
  readonly eventId: string | null
  readonly eventTitle: string | null
  readonly eventStartsAt: Date | null
  readonly billId: string | null
  readonly by: string | null
  readonly createdBy: string | null
  readonly createdAt: Date
  readonly isUndo: boolean
  readonly isUndone: boolean
}

interface Page {
  readonly before: string | undefined
  readonly limit: number
}

/** A player's entries, newest first. */
export function findEntriesOf(
  db: Queryable,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  page: Page,
): Promise<readonly StoredEntry[]> {
  return findEntries(db, { teamId, which: sql`e.member_id = ${memberId}` }, page)
}

/** What moved the money in the box, newest first; optionally without players' payments. */
export function findCashEntries(
  db: Queryable,
  { teamId, isOfTeamOnly }: { readonly teamId: string; readonly isOfTeamOnly: boolean },
  page: Page,
): Promise<readonly StoredEntry[]> {
  const kinds = isOfTeamOnly ? sql`and e.kind in ('income', 'expense')` : sql``
  return findEntries(db, { teamId, which: sql`e.cash <> 0 ${kinds}` }, page)
}

export async function findEntry(
  tx: Transaction,
  { teamId, entryId }: { readonly teamId: string; readonly entryId: string },
): Promise<StoredEntry | undefined> {
  const page = { before: undefined, limit: 1 }
  const [entry] = await findEntries(tx, { teamId, which: sql`e.id = ${entryId}` }, page)
  return entry
}

async function findEntries(
  db: Queryable,
  { teamId, which }: { readonly teamId: string; readonly which: RawBuilder<unknown> },
  { before, limit }: Page,
): Promise<readonly StoredEntry[]> {
  const older = before === undefined ? sql`` : sql`and e.id < ${before}`
  const found = await sql<StoredEntry>`
    select e.id, e.kind, e.label, e.owed, e.cash, e.member_id as "memberId",
      m.first_name as "firstName", m.last_name as "lastName",
      (m.left_at is not null or m.archived_at is not null) is true as "hasLeft", e.event_id as "eventId",
      ev.title as "eventTitle", ev.starts_at as "eventStartsAt", e.bill_id as "billId",
      ${nameOfAccount(sql`e.team_id`, sql`e.created_by`)} as by, e.created_by as "createdBy",
      e.created_at as "createdAt", e.undoes_id is not null as "isUndo",
      exists (select from cash_box_entries undo
        where undo.team_id = e.team_id and undo.undoes_id = e.id) as "isUndone"
    from cash_box_entries e
    left join members m on m.team_id = e.team_id and m.id = e.member_id
    left join events ev on ev.team_id = e.team_id and ev.id = e.event_id
    where e.team_id = ${teamId} and ${which} ${older}
    order by e.id desc limit ${limit}`.execute(db)
  return found.rows
}
