import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import { sql, type Insertable, type Updateable } from 'kysely'

import type { ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { LeagueTeams } from '#server/platform/database/schema.generated.ts'

import type { LeagueKey } from './leagues.ts'

/** A team as it is stored, with the file id of its logo. */
export interface TeamRow extends Omit<LeagueTeam, 'logo'> {
  /** Its own logo, or else that of the opponent or our team. */
  readonly shownLogoId: string | null
  readonly logoFileId: string | null
}

/** The teams of a league in the chosen order; the rest by name, ours first. */
export async function findTeams(
  db: Queryable,
  { teamId, leagueId }: LeagueKey,
): Promise<TeamRow[]> {
  const found = await sql<SelectedRow>`
    select x.*, coalesce(x.logo_file_id, o.logo_file_id,
      case when x.is_ours then t.logo_file_id end) as shown_logo
    from league_teams x join teams t on t.id = x.team_id
    left join opponents o on o.team_id = x.team_id and o.id = x.opponent_id
    where x.team_id = ${teamId} and x.league_id = ${leagueId}
    order by x.number nulls last, x.is_ours desc, x.name, x.id`.execute(db)
  return found.rows.map(rowOf)
}

export function toLeagueTeam(row: TeamRow, show: ShowPicture): LeagueTeam {
  const { shownLogoId, logoFileId: _, ...team } = row
  return { ...team, logo: show(shownLogoId) }
}

interface SelectedRow {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly short_name: string | null
  readonly is_ours: boolean
  readonly opponent_id: string | null
  readonly logo_file_id: string | null
  readonly shown_logo: string | null
  readonly struck_out_from: string | null
  readonly struck_out_matches: 'annulled' | 'counted' | null
  readonly fair_play: number | null
}

function rowOf(row: SelectedRow): TeamRow {
  const { struck_out_from: from, struck_out_matches: matches } = row
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    shortName: row.short_name,
    isOurs: row.is_ours,
    opponentId: row.opponent_id,
    struckOut: matches === null ? null : { from, matches },
    fairPlay: row.fair_play,
    logoFileId: row.logo_file_id,
    shownLogoId: row.shown_logo,
  }
}

type MatchWrite = Omit<TeamRow, 'id' | 'version' | 'shownLogoId'>

export function teamColumns({ struckOut, ...team }: MatchWrite) {
  return {
    name: team.name,
    short_name: team.shortName || null,
    is_ours: team.isOurs,
    opponent_id: team.opponentId,
    logo_file_id: team.logoFileId,
    is_struck_out: struckOut !== null,
    struck_out_from: struckOut?.from ?? null,
    struck_out_matches: struckOut?.matches ?? null,
    fair_play: team.fairPlay,
  } satisfies Updateable<LeagueTeams>
}

export async function insertTeams(
  tx: Transaction,
  rows: readonly Insertable<LeagueTeams>[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('league_teams')
    .values([...rows])
    .execute()
}

export async function saveTeam(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  { id, ...columns }: { readonly id: string } & ReturnType<typeof teamColumns>,
): Promise<void> {
  await tx
    .updateTable('league_teams')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('team_id', '=', teamId)
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .execute()
}

/** Unsets our team; a league has at most one. */
export async function clearOurs(tx: Transaction, { teamId, leagueId }: LeagueKey): Promise<void> {
  await tx
    .updateTable('league_teams')
    .set({ is_ours: false })
    .where('team_id', '=', teamId)
    .where('league_id', '=', leagueId)
    .where('is_ours', '=', true)
    .execute()
}

/** Saves the order of all teams. */
export async function saveTeamOrder(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update league_teams x set number = o.number
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, number)
    where x.team_id = ${teamId} and x.league_id = ${leagueId} and x.id = o.id`.execute(tx)
}

export async function deleteTeam(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  id: string,
): Promise<void> {
  await tx
    .deleteFrom('league_teams')
    .where('team_id', '=', teamId)
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .execute()
}

/** The names of our team and of its opponents. */
export async function findNames(db: Queryable, teamId: string) {
  const own = await sql<{ name: string; sport: string; language: string }>`
    select name, sport, language from teams where id = ${teamId}`.execute(db)
  const opponents = await db
    .selectFrom('opponents')
    .select(['id', 'name'])
    .where('team_id', '=', teamId)
    .execute()
  return { own: own.rows[0] ?? { name: '', sport: 'other', language: 'en' }, opponents }
}
