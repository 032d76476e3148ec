import { takenDownDays } from '@touchline/domain/photos/limits'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

import type { AlbumKey } from './albums.ts'

const today = (now: Date) => sql`(${now}::timestamptz at time zone t.time_zone)::date`

/** Teams with albums that end within some days and of which no one was warned; each album once. */
export async function noteWarned(
  tx: Transaction,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<readonly { readonly teamId: string }[]> {
  const found = await sql<{ teamId: string }>`
    with due as (
      select a.team_id, a.id from photo_albums a
      join teams t on t.id = a.team_id and ${isTeamActive('t')}
      where a.warned_at is null and a.expires_on <= ${today(now)} + ${days}::int
      order by a.team_id, a.id limit 500 for update of a skip locked
    ), warned as (
      update photo_albums a set warned_at = ${now} from due
      where a.team_id = due.team_id and a.id = due.id
      returning a.team_id, a.id
    )
    select distinct w.team_id as "teamId" from warned w
    where exists (select from photos p where p.team_id = w.team_id and p.album_id = w.id
      and p.published_at is not null and p.taken_down_at is null)`.execute(tx)
  return found.rows
}

/** Albums whose last day is over, in any team, each warned of long enough ago. */
export async function findEnded(
  tx: Transaction,
  { now, warnedBefore }: { readonly now: Date; readonly warnedBefore: Date },
): Promise<readonly AlbumKey[]> {
  const found = await sql<AlbumKey>`
    select a.team_id as "teamId", a.id as "albumId" from photo_albums a
    join teams t on t.id = a.team_id
    where a.expires_on < ${today(now)} and a.warned_at <= ${warnedBefore}
    order by a.expires_on limit 20 for update of a skip locked`.execute(tx)
  return found.rows
}

/**
 * Deletes pictures that were taken down some time ago, except those that someone changes now; the hourly
 * sweep deletes their files.
 */
export async function deleteTakenDown(tx: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - takenDownDays * 86_400_000)
  const gone = await sql`
    with old as (
      select p.team_id, p.id from photos p where p.taken_down_at < ${before}
      order by p.taken_down_at limit 500 for update skip locked
    ), deleted as (
      delete from photos p using old where p.team_id = old.team_id and p.id = old.id
    )
    update files f set removed_at = ${now} from old
    where f.team_id = old.team_id and f.id = old.id`.execute(tx)
  return Number(gone.numAffectedRows ?? 0n)
}
