import type {
  MatchHappening,
  NewMatchEvent,
  MatchEventView,
} from '@touchline/contract/leagues/shapes/match-day/live'
import { sql } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

interface RecordedEvent {
  readonly by: string
  readonly now: Date
}

type MatchEventRow = Omit<MatchEventView, 'notedAt'> & {
  readonly notedAt: Date
  readonly isRemoved: boolean
}

const matchEvents = sql`
  select n.id, n.kind, n.side, n.member_id as member, n.partner_id as partner, n.period, n.second,
    n.version, n.noted_at as "notedAt", n.removed_at is not null as "isRemoved",
    ${nameOfAccount(sql`n.team_id`, sql`n.noted_by`)} as "notedBy"
  from match_events n`

/** The valid match events in match order; those without a time come last. */
export async function findMatchEvents(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<MatchEventView[]> {
  const found = await sql<MatchEventRow>`
    ${matchEvents} where n.team_id = ${teamId} and n.event_id = ${eventId} and n.removed_at is null
    order by n.period nulls last, n.second nulls last, n.noted_at, n.id`.execute(db)
  return found.rows.map((row) => {
    const { isRemoved: _, notedAt, ...event } = row
    return { ...event, notedAt: notedAt.toISOString() }
  })
}

/** Includes deleted ones. */
export async function findMatchEvent(
  db: Queryable,
  { teamId, eventId, matchEventId }: EventKey & { readonly matchEventId: string },
): Promise<MatchEventRow | undefined> {
  const found = await sql<MatchEventRow>`
    ${matchEvents}
    where n.team_id = ${teamId} and n.event_id = ${eventId} and n.id = ${matchEventId}`.execute(db)
  return found.rows[0]
}

export async function countMatchEvents(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<number> {
  const { count } = await db
    .selectFrom('match_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return count
}

interface OnRosters {
  /** The teams whose rosters the named players are on. */
  readonly rosterTeamIds: ReadonlyMap<string, string>
}

/** Adds match events, ignores known and removed ones, and returns how many were new. */
export async function insertMatchEvents(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  authorOf: RecordedEvent & OnRosters & { readonly events: readonly NewMatchEvent[] },
): Promise<number> {
  const { events, by, now } = authorOf
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('match_events')
    .values(
      events.map((event) => ({
        ...columnsOf(event, authorOf),
        team_id: teamId,
        event_id: eventId,
        id: event.id,
        noted_by: by,
        noted_at: now,
      })),
    )
    .onConflict((row) => row.doNothing())
    .executeTakeFirstOrThrow()
  return Number(added ?? 0)
}

export async function saveMatchEvent(
  tx: Transaction,
  { teamId, eventId, matchEventId }: EventKey & { readonly matchEventId: string },
  { event, rosterTeamIds }: OnRosters & { readonly event: MatchHappening },
): Promise<void> {
  await tx
    .updateTable('match_events')
    .set((row) => ({ ...columnsOf(event, { rosterTeamIds }), version: row('version', '+', 1) }))
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .where('id', '=', matchEventId)
    .execute()
}

function columnsOf(
  { kind, side, member, partner, period, second }: MatchHappening,
  { rosterTeamIds }: OnRosters,
) {
  const rosterOf = (id: string | null) => (id === null ? null : (rosterTeamIds.get(id) ?? null))
  return {
    kind,
    side,
    member_id: member,
    member_team_id: rosterOf(member),
    partner_id: partner,
    partner_team_id: rosterOf(partner),
    period,
    second,
  }
}

export async function removeMatchEvent(
  tx: Transaction,
  { teamId, eventId, matchEventId }: EventKey & { readonly matchEventId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('match_events')
    .set({ removed_at: now })
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .where('id', '=', matchEventId)
    .execute()
}
