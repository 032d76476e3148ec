import type { ClubSeason } from '@touchline/contract/clubs/shapes/seasons'
import { clubSeasonUndoableDays } from '@touchline/domain/clubs/season'
import type { SeasonDates } from '@touchline/domain/teams/season'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

const dayLength = 86_400_000

export interface ClubSeasonKey {
  readonly clubId: string
  readonly clubSeasonId: string
}

interface Made extends SeasonDates {
  readonly by: string
  readonly at: Date
  readonly teamCount: number
}

export async function addClubSeasonRow(
  tx: Transaction,
  { clubId, clubSeasonId }: ClubSeasonKey,
  made: Made,
): Promise<void> {
  await tx
    .insertInto('club_seasons')
    .values({
      id: clubSeasonId,
      club_id: clubId,
      name: made.name,
      starts_on: made.startsOn,
      ends_on: made.endsOn,
      team_count: made.teamCount,
      created_by: made.by,
      created_at: made.at,
    })
    .execute()
}

/** Club-wide seasons, newest first. */
export async function findClubSeasons(
  db: Queryable,
  clubId: string,
  now: Date,
): Promise<ClubSeason[]> {
  const rows = await clubSeasonRows(db, clubId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => {
    const until = new Date(row.created_at.getTime() + clubSeasonUndoableDays * dayLength)
    return {
      id: row.id,
      name: row.name,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      teamCount: row.team_count,
      madeAt: row.created_at.toISOString(),
      undoableUntil: until.toISOString(),
      undoneAt: row.undone_at?.toISOString() ?? null,
      mayUndo: isUndoable(row, now),
    }
  })
}

/** Locks a season that can still be undone. */
export async function lockUndoableSeason(
  tx: Transaction,
  { clubId, clubSeasonId }: ClubSeasonKey,
  now: Date,
): Promise<SeasonDates> {
  const row = await clubSeasonRows(tx, clubId)
    .where('id', '=', clubSeasonId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  if (row.undone_at !== null) throw new AppError('already_used')
  if (!isUndoable(row, now)) throw new AppError('expired')
  return { name: row.name, startsOn: row.starts_on, endsOn: row.ends_on }
}

export async function markSeasonUndone(
  tx: Transaction,
  { clubId, clubSeasonId }: ClubSeasonKey,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('club_seasons')
    .set({ undone_at: now })
    .where('club_id', '=', clubId)
    .where('id', '=', clubSeasonId)
    .execute()
}

/** The season's rows in existing teams. */
export async function findTeamSeasons(tx: Transaction, { clubId, clubSeasonId }: ClubSeasonKey) {
  return tx
    .selectFrom('seasons as season')
    .innerJoin('teams as team', 'team.id', 'season.team_id')
    .select(['season.id as seasonId', 'team.id as teamId', 'team.name as teamName'])
    .where('team.club_id', '=', clubId)
    .where('team.deleted_at', 'is', null)
    .where('season.club_season_id', '=', clubSeasonId)
    .orderBy('team.name')
    .orderBy('team.id')
    .execute()
}

function clubSeasonRows(db: Queryable, clubId: string) {
  return db
    .selectFrom('club_seasons')
    .select(['id', 'name', 'starts_on', 'ends_on', 'team_count', 'created_at', 'undone_at'])
    .where('club_id', '=', clubId)
}

function isUndoable(row: { created_at: Date; undone_at: Date | null }, now: Date): boolean {
  return (
    row.undone_at === null &&
    now.getTime() - row.created_at.getTime() < clubSeasonUndoableDays * dayLength
  )
}
