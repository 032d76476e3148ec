import type { MatchChange, MatchFacts } from '@touchline/contract/leagues/shapes/history'
import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'
import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import type { MatchKey } from './sheets.ts'

/** The recorded facts of a match; for a match without a league, only the result. */
export type RecordedMatch = Pick<MatchFields, 'outcome'> & Partial<MatchFields>

export interface MatchWrite {
  readonly of: { readonly matchId: string } | { readonly eventId: string }
  /** Null for a match that was new. */
  readonly before: RecordedMatch | null
  readonly after: RecordedMatch
}

interface Writer {
  readonly teamId: string
  readonly accountId: string
  readonly now: Date
  readonly importId?: string | undefined
}

/** Records the earlier versions of matches and who changed them. */
export async function insertMatchChanges(
  tx: Transaction,
  { teamId, accountId, now, importId }: Writer,
  changes: readonly MatchWrite[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ of, before, after }) => ({
    id: newId(),
    team_id: teamId,
    match_id: 'matchId' in of ? of.matchId : null,
    event_id: 'eventId' in of ? of.eventId : null,
    what: 'written',
    before,
    after,
    import_id: importId ?? null,
    changed_by: accountId,
    confirmed_by: null,
    changed_at: now,
  }))
  await sql`
    insert into match_changes
    select * from jsonb_populate_recordset(null::match_changes, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}

/** Records that the opponent confirmed the match. */
export async function insertConfirmation(
  tx: Transaction,
  { teamId, matchId }: MatchKey,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('match_changes')
    .values({
      id: newId(),
      team_id: teamId,
      match_id: matchId,
      what: 'confirmed',
      confirmed_by: by,
      changed_at: now,
    })
    .execute()
}

export function findMatchChanges(
  db: Queryable,
  { teamId, matchId }: MatchKey,
): Promise<MatchChange[]> {
  return findChanges(db, sql`c.team_id = ${teamId} and c.match_id = ${matchId}`)
}

/** The history of an event's match, in a league or not. */
export function findEventChanges(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<MatchChange[]> {
  return findChanges(
    db,
    sql`c.team_id = ${teamId} and (c.event_id = ${eventId} or c.match_id =
      (select id from league_matches where team_id = ${teamId} and event_id = ${eventId}))`,
  )
}

interface ChangeRow extends Pick<MatchChange, 'id' | 'what' | 'by' | 'isImported'> {
  readonly at: Date
  readonly before: RecordedMatch | null
  readonly after: RecordedMatch | null
  readonly venueBefore: string | null
  readonly venueAfter: string | null
}

async function findChanges(db: Queryable, where: RawBuilder<unknown>): Promise<MatchChange[]> {
  const found = await sql<ChangeRow>`
    select c.id, c.what, coalesce(c.confirmed_by, ${nameOfAccount(sql`c.team_id`, sql`c.changed_by`)}) as by,
      c.changed_at as at, c.import_id is not null as "isImported", c.before, c.after,
      b.name as "venueBefore", a.name as "venueAfter"
    from match_changes c
    left join venues b on b.team_id = c.team_id and b.id = (c.before ->> 'venueId')::uuid
    left join venues a on a.team_id = c.team_id and a.id = (c.after ->> 'venueId')::uuid
    where ${where} order by c.id desc limit 500`.execute(db)
  return found.rows.map(({ venueBefore, venueAfter, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    before: factsOf(row.before, venueBefore),
    after: factsOf(row.after, venueAfter),
  }))
}

function factsOf(traced: RecordedMatch | null, venueName: string | null): MatchFacts | null {
  if (traced === null) return null
  const { outcome, round = null, date = null, time = null, isNeutral = false } = traced
  const { venue = null, note = null } = traced
  return { outcome, round, date, time, isNeutral, note, venueName: venueName ?? venue }
}
