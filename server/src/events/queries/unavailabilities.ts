import type {
  UnavailabilityDays,
  Unavailability,
} from '@touchline/contract/events/shapes/unavailability'
import { maySeeArchive } from '@touchline/domain/members/permissions'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

export interface MemberKey {
  readonly teamId: string
  readonly memberId: string
}

interface Row extends Omit<Unavailability, 'updatedAt'> {
  readonly updatedAt: Date
}

/** Coming absences by day, then past ones, newest first. */
export async function findUnavailabilities(
  db: Queryable,
  { teamId, memberId }: MemberKey,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<Unavailability[]> {
  const found = await sql<Row>`
    select u.id, u.first_day as "firstDay", u.last_day as "lastDay", u.reason, u.note, u.version,
      u.updated_at as "updatedAt", u.last_day < ${today}::date as "isOver",
      (select count(*)::int from answers a join events e on e.team_id = a.team_id and e.id = a.event_id
       where a.team_id = u.team_id and a.unavailability_id = u.id and e.starts_at > ${now}
         and e.cancelled_at is null) as "preAnswered",
      case when u.created_by is distinct from m.account_id then ${nameOfAuthor} end as "enteredBy"
    from unavailabilities u
    join members m on m.team_id = u.team_id and m.id = u.member_id
    where u.team_id = ${teamId} and u.member_id = ${memberId}
    order by "isOver", case when u.last_day >= ${today}::date then u.first_day end,
      u.first_day desc, u.id
    limit 200`.execute(db)
  return found.rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

/** Throws `not_found` for people outside the team, or in an archive that the actor may not see. */
export async function requireMember(db: Queryable, actor: Actor, memberId: string): Promise<void> {
  const member = await db
    .selectFrom('members')
    .select('archived_at')
    .where('team_id', '=', actor.teamId)
    .where('id', '=', memberId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (member === undefined || (member.archived_at !== null && !maySeeArchive(actor)))
    throw new AppError('not_found')
}

const nameOfAuthor = nameOfAccount(sql`u.team_id`, sql`u.created_by`)

/**
 * Locks a roster row until commit, but not against new answers, which lock the event first. False
 * for people outside the team.
 */
export async function lockMemberRow(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
): Promise<boolean> {
  const found = await tx
    .selectFrom('members')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', memberId)
    .where('left_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** How many current and coming absences the person has; the caller locks their row. */
export async function countCurrent(
  db: Queryable,
  { teamId, memberId }: MemberKey,
  today: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('unavailabilities')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('member_id', '=', memberId)
    .where('last_day', '>=', today)
    .executeTakeFirstOrThrow()
  return count
}

export interface Author {
  readonly by: string
  readonly now: Date
}

export async function insertUnavailability(
  tx: Transaction,
  { teamId, memberId, id }: MemberKey & { readonly id: string },
  { days, by, now }: Author & { readonly days: UnavailabilityDays },
): Promise<void> {
  await tx
    .insertInto('unavailabilities')
    .values({
      id,
      team_id: teamId,
      member_id: memberId,
      ...columnsOf(days),
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

export interface UnavailabilityKey extends MemberKey {
  readonly unavailabilityId: string
}

export interface StoredDays {
  readonly first_day: string
  readonly last_day: string
  readonly version: number
}

export async function lockUnavailability(
  tx: Transaction,
  { teamId, memberId, unavailabilityId }: UnavailabilityKey,
): Promise<StoredDays | undefined> {
  return tx
    .selectFrom('unavailabilities')
    .select(['first_day', 'last_day', 'version'])
    .where('team_id', '=', teamId)
    .where('member_id', '=', memberId)
    .where('id', '=', unavailabilityId)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveUnavailability(
  tx: Transaction,
  { teamId, unavailabilityId }: UnavailabilityKey,
  { days, now }: { readonly days: UnavailabilityDays; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('unavailabilities')
    .set({ ...columnsOf(days), updated_at: now })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('team_id', '=', teamId)
    .where('id', '=', unavailabilityId)
    .execute()
}

/** Keeps the answers to events that have begun; those to coming ones were withdrawn before. */
export async function deleteUnavailability(
  tx: Transaction,
  { teamId, unavailabilityId }: UnavailabilityKey,
): Promise<void> {
  await tx
    .deleteFrom('unavailabilities')
    .where('team_id', '=', teamId)
    .where('id', '=', unavailabilityId)
    .execute()
}

function columnsOf({ firstDay, lastDay, reason, note }: UnavailabilityDays) {
  return { first_day: firstDay, last_day: lastDay, reason, note: note || null }
}
