import type { MatchSheet } from '@touchline/contract/leagues/shapes/matches'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

import type { LeagueKey } from './leagues.ts'

export interface MatchKey {
  readonly teamId: string
  readonly matchId: string
}

export type SheetRow = MatchSheet & {
  readonly matchId: string
  /** The number of the valid link. */
  readonly number: number
  /** The version of the match that the opponent confirmed. */
  readonly confirmedVersion: number | null
}

const columns = sql`s.match_id as "matchId", s.number, s.sent_to as "sentTo",
  ${instant('s.sent_at')} as "sentAt", ${instant('s.ends_at')} as "endsAt",
  s.confirmed_by as "confirmedBy", ${instant('s.confirmed_at')} as "confirmedAt",
  s.confirmed_version as "confirmedVersion",
  case when s.proposal_id is not null then json_build_object(
    'id', s.proposal_id, 'by', s.proposed_by, 'date', s.proposed_date::text,
    'time', to_char(s.proposed_time, 'HH24:MI'), 'venue', s.proposed_venue,
    'outcome', s.proposed_outcome, 'words', s.proposed_words,
    'at', ${instant('s.proposed_at')}) end as proposal`

function instant(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

export async function findSheets(
  db: Queryable,
  { teamId, leagueId }: LeagueKey,
  matchIds?: readonly string[],
): Promise<ReadonlyMap<string, SheetRow>> {
  const some = matchIds === undefined ? sql`true` : sql`m.id = any(${[...matchIds]}::uuid[])`
  const found = await sql<SheetRow>`
    select ${columns} from match_sheets s
    join league_matches m on m.team_id = s.team_id and m.id = s.match_id
    where s.team_id = ${teamId} and m.league_id = ${leagueId} and ${some}`.execute(db)
  return new Map(found.rows.map((row) => [row.matchId, row]))
}

/** A match sheet with the league of its match. */
export async function findSheet(
  db: Queryable,
  { teamId, matchId }: MatchKey,
): Promise<(SheetRow & { readonly leagueId: string }) | undefined> {
  const found = await sql<SheetRow & { leagueId: string }>`
    select ${columns}, m.league_id as "leagueId" from match_sheets s
    join league_matches m on m.team_id = s.team_id and m.id = s.match_id
    join teams t on t.id = s.team_id and ${isTeamActive('t', 'leagues')}
    where s.team_id = ${teamId} and s.match_id = ${matchId}`.execute(db)
  return found.rows[0]
}

export interface NewSheet {
  readonly sentTo: string | null
  readonly sentBy: string
  readonly sentAt: Date
  readonly endsAt: Date
}

/** Creates a sheet link, ends earlier ones and returns its number. */
export async function saveSheet(
  tx: Transaction,
  { teamId, matchId }: MatchKey,
  { sentTo, sentBy, sentAt, endsAt }: NewSheet,
): Promise<number> {
  const written = { sent_to: sentTo, sent_by: sentBy, sent_at: sentAt, ends_at: endsAt }
  const { number } = await tx
    .insertInto('match_sheets')
    .values({ team_id: teamId, match_id: matchId, number: 1, ...written })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'match_id'])
        .doUpdateSet({ ...written, number: sql`match_sheets.number + 1` }),
    )
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

export async function endSheet(
  tx: Transaction,
  { teamId, matchId }: MatchKey,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('match_sheets')
    .set((row) => ({ number: row('number', '+', 1), ends_at: now, ...noProposal }))
    .where('team_id', '=', teamId)
    .where('match_id', '=', matchId)
    .execute()
}

export async function lockSheet(tx: Transaction, { teamId, matchId }: MatchKey): Promise<void> {
  await sql`
    select from match_sheets where team_id = ${teamId} and match_id = ${matchId} for update`.execute(
    tx,
  )
}

export async function saveConfirmation(
  tx: Transaction,
  { teamId, matchId }: MatchKey,
  { by, version, now }: { readonly by: string; readonly version: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('match_sheets')
    .set({ confirmed_by: by, confirmed_at: now, confirmed_version: version, ...noProposal })
    .where('team_id', '=', teamId)
    .where('match_id', '=', matchId)
    .execute()
}

type Proposal = Omit<NonNullable<MatchSheet['proposal']>, 'id' | 'at'> & { readonly now: Date }

export async function saveProposal(
  tx: Transaction,
  { teamId, matchId }: MatchKey,
  proposal: Proposal,
): Promise<void> {
  await tx
    .updateTable('match_sheets')
    .set({
      ...notConfirmed,
      proposal_id: newId(),
      proposed_by: proposal.by,
      proposed_date: proposal.date,
      proposed_time: proposal.time,
      proposed_venue: proposal.venue || null,
      proposed_outcome: proposal.outcome === null ? null : JSON.stringify(proposal.outcome),
      proposed_words: proposal.words || null,
      proposed_at: proposal.now,
    })
    .where('team_id', '=', teamId)
    .where('match_id', '=', matchId)
    .execute()
}

export async function dropProposal(tx: Transaction, { teamId, matchId }: MatchKey): Promise<void> {
  await tx
    .updateTable('match_sheets')
    .set(noProposal)
    .where('team_id', '=', teamId)
    .where('match_id', '=', matchId)
    .execute()
}

const notConfirmed = { confirmed_by: null, confirmed_at: null, confirmed_version: null } as const

const noProposal = {
  proposal_id: null,
  proposed_by: null,
  proposed_date: null,
  proposed_time: null,
  proposed_venue: null,
  proposed_outcome: null,
  proposed_words: null,
  proposed_at: null,
} as const
