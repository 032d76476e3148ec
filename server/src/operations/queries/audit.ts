import type { AuditEntry } from '@touchline/contract/operations/shapes/audit'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable } from '#server/platform/database/database.ts'

import { beginningWith } from './accounts.ts'
import { pageOf, placeOf, type Cursor, type PageQuery } from './positions.ts'

export interface AuditSearch extends PageQuery {
  /** Start of an email address, or an id; empty for everyone. */
  readonly person: string
  readonly action?: string | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
}

interface Row extends Cursor {
  readonly at: Date
  readonly action: string
  readonly actorId: string | null
  readonly actorEmail: string | null
  readonly subjectId: string | null
  readonly subjectEmail: string | null
  readonly ip: string | null
  readonly details: AuditEntry['details']
}

/** Newest first; each search uses its own index. */
export async function findAuditEntries(
  db: Queryable,
  search: AuditSearch,
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  const { limit, person } = search
  const ids = person === '' ? undefined : await findPeople(db, person)
  const found = await sql<Row>`
    select hits.id, hits.at, hits.at::text as place, hits.action, host(hits.ip) as ip, hits.details,
      hits.actor_id as "actorId", ${emailOf('hits.actor_id')} as "actorEmail",
      hits.subject_id as "subjectId", ${emailOf('hits.subject_id')} as "subjectEmail"
    from (${hitsOf(search, ids)}) as hits
    order by hits.at desc, hits.id desc limit ${limit + 1}`.execute(db)
  const { shown, nextCursor } = pageOf(found.rows, limit)
  return { entries: shown.map(entryOf), nextCursor }
}

/** At most this many accounts match a prefix. */
const maxPeople = 50

async function findPeople(db: Queryable, person: string): Promise<string[]> {
  if (z.uuid().safeParse(person).success) return [person]
  const beginning = beginningWith(person)
  const found = await sql<{ id: string }>`
    select id from auth.users where email like ${beginning}
    union
    select id from accounts where lower(email) like ${beginning}
    limit ${maxPeople}`.execute(db)
  return found.rows.map(({ id }) => id)
}

function hitsOf(search: AuditSearch, ids: readonly string[] | undefined) {
  const { action, since, until, limit, cursor } = search
  const before = placeOf(cursor)
  const wanted = sql`
    (at, id) < (${before.place}::timestamptz, ${before.id}::uuid)
    and at >= ${since ?? '-infinity'}::timestamptz and at < ${until ?? 'infinity'}::timestamptz
    and ${action === undefined ? sql`true` : sql`action = ${action}`}`
  const newest = sql`order by at desc, id desc limit ${limit + 1}`
  if (ids === undefined) return sql`select * from audit_log where ${wanted} ${newest}`
  return sql`
    (select * from audit_log where actor_id = any(${[...ids]}::uuid[]) and ${wanted} ${newest})
    union
    (select * from audit_log where subject_id = any(${[...ids]}::uuid[]) and ${wanted} ${newest})`
}

function emailOf(column: 'hits.actor_id' | 'hits.subject_id' | 'who.id') {
  const id = sql.ref(column)
  return sql`coalesce(
    (select u.email from auth.users u where u.id = ${id}),
    (select a.email from accounts a where a.id = ${id})
  )`
}

function entryOf(row: Row): AuditEntry {
  const { id, at, action, actorId, subjectId, ip, details } = row
  return {
    id,
    at: at.toISOString(),
    action,
    actor: actorId === null ? null : { id: actorId, email: row.actorEmail },
    subject: subjectId === null ? null : { id: subjectId, email: row.subjectEmail },
    ip,
    details,
  }
}

export async function emailOfAccount(db: Queryable, id: string): Promise<string | null> {
  const found = await sql<{ email: string | null }>`
    select ${emailOf('who.id')} as email from (select ${id}::uuid as id) as who`.execute(db)
  return found.rows[0]?.email ?? null
}

export async function forgetAuditEntries(db: Queryable, before: Date): Promise<void> {
  await sql`delete from audit_log where at < ${before}`.execute(db)
}
