import type { League, LeagueFields, LeagueSummary } from '@touchline/contract/leagues/shapes/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { sql, type Insertable, type Selectable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Leagues } from '#server/platform/database/schema.generated.ts'
import { AppError } from '#server/platform/errors.ts'

export interface LeagueKey {
  readonly teamId: string
  readonly leagueId: string
}

/** A league as it is read and edited; `publicPage` is added for staff. */
export type LeagueRow = Omit<League, 'publicPage'> & {
  readonly publicKind: 'closed' | 'secret' | 'open'
  readonly publicNumber: number
  readonly publicSlug: string | null
}

const notFound = () => new AppError('not_found')

export async function requireLeague(db: Queryable, key: LeagueKey): Promise<LeagueRow> {
  const found = await sql<SelectedRow>`
    select ${columns} from leagues l join teams t on t.id = l.team_id
    where l.team_id = ${key.teamId} and l.id = ${key.leagueId}`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw notFound()
  return leagueOf(row)
}

/** Locks the league, so that changes run one after the other. */
export async function lockLeague(tx: Transaction, key: LeagueKey): Promise<LeagueRow> {
  const found = await sql<SelectedRow>`
    select ${columns} from leagues l join teams t on t.id = l.team_id
    where l.team_id = ${key.teamId} and l.id = ${key.leagueId} for update of l`.execute(tx)
  const [row] = found.rows
  if (row === undefined) throw notFound()
  return leagueOf(row)
}

const columns = sql`l.*, t.time_zone`

type SelectedRow = Selectable<Omit<Leagues, 'rules'>> & {
  readonly rules: LeagueFields['rules']
  readonly time_zone: string
  readonly invitation_type: League['invitations']['type']
  readonly attendance_visibility: League['invitations']['attendanceVisibility']
  readonly public_page: LeagueRow['publicKind']
}

function leagueOf(row: SelectedRow): LeagueRow {
  return {
    id: row.id,
    teamId: row.team_id,
    name: row.name,
    seasonId: row.season_id,
    sport: row.sport,
    format: row.format,
    venueId: row.venue_id,
    address: row.address,
    rules: row.rules,
    invitations: {
      type: row.invitation_type,
      daysBefore: row.days_before,
      hoursBefore: row.hours_before,
      autoReminder: row.auto_reminder,
      firstComeFirstServed: row.first_come_first_served,
      places: row.places,
      attendanceVisibility: row.attendance_visibility,
    },
    version: row.version,
    timeZone: row.time_zone,
    createdAt: row.created_at.toISOString(),
    publicKind: row.public_page,
    publicNumber: row.public_number,
    publicSlug: row.public_slug,
  }
}

function columnsOf(fields: LeagueFields) {
  const { invitations } = fields
  return {
    name: fields.name,
    season_id: fields.seasonId,
    sport: fields.sport,
    format: fields.format || null,
    venue_id: fields.venueId,
    address: fields.address || null,
    rules: JSON.stringify(fields.rules),
    invitation_type: invitations.type,
    days_before: invitations.daysBefore,
    hours_before: invitations.hoursBefore,
    auto_reminder: invitations.autoReminder,
    first_come_first_served: invitations.firstComeFirstServed,
    places: invitations.places,
    attendance_visibility: invitations.attendanceVisibility,
  }
}

export async function insertLeague(
  tx: Transaction,
  made: Pick<Insertable<Leagues>, 'id' | 'team_id' | 'created_by' | 'created_at'>,
  fields: LeagueFields,
): Promise<void> {
  await tx
    .insertInto('leagues')
    .values({ ...columnsOf(fields), ...made })
    .execute()
}

export async function saveLeague(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  fields: LeagueFields,
): Promise<void> {
  await tx
    .updateTable('leagues')
    .set((row) => ({ ...columnsOf(fields), version: row('version', '+', 1) }))
    .where('team_id', '=', teamId)
    .where('id', '=', leagueId)
    .execute()
}

/** Increments the version after a change outside the league's own fields. */
export async function raiseVersion(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
): Promise<void> {
  await tx
    .updateTable('leagues')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('team_id', '=', teamId)
    .where('id', '=', leagueId)
    .execute()
}

export async function deleteLeague(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
): Promise<void> {
  await tx.deleteFrom('leagues').where('team_id', '=', teamId).where('id', '=', leagueId).execute()
}

export async function countLeagues(db: Queryable, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom('leagues')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  return count
}

/** The leagues of a team, newest first; leagues without a season are in every one. */
export async function findLeagues(
  db: Queryable,
  { teamId, seasonId }: { readonly teamId: string; readonly seasonId?: string | undefined },
  now: Date,
): Promise<LeagueSummary[]> {
  const inSeason =
    seasonId === undefined ? sql`true` : sql`(l.season_id = ${seasonId} or l.season_id is null)`
  const found = await sql<Omit<LeagueSummary, 'createdAt'> & { createdAt: Date }>`
    select l.id, l.name, l.season_id as "seasonId", l.sport, l.format, l.created_at as "createdAt",
      (select count(*) from league_teams x
       where x.team_id = l.team_id and x.league_id = l.id) as "teamCount",
      m.count as "matchCount", m.played as "playedCount", m.next_on as "nextOn"
    from leagues l join teams t on t.id = l.team_id
    cross join lateral (
      select count(*) as count,
        count(*) filter (where m.outcome->>'kind' in ('played', 'awarded')) as played,
        min(m.date) filter (where m.outcome->>'kind' = 'open'
          and m.date >= (${now}::timestamptz at time zone t.time_zone)::date) as next_on
      from league_matches m where m.team_id = l.team_id and m.league_id = l.id
    ) m
    where l.team_id = ${teamId} and ${inSeason}
    order by l.created_at desc, l.id limit ${leagueLimits.leaguesPerTeam}`.execute(db)
  return found.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Seasons and locations of other teams are not found. */
export async function requireOwnSeason(
  db: Queryable,
  teamId: string,
  seasonId: string | null,
): Promise<void> {
  if (seasonId === null) return
  const found = await db
    .selectFrom('seasons')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', seasonId)
    .executeTakeFirst()
  if (found === undefined)
    throw new AppError('invalid_input', { fields: { seasonId: 'season_unknown' } })
}
