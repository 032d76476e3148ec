import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

import { archiveLedger } from './archive-ledger.ts'
import { passBlocksOn } from './blocks.ts'

/**
 * Erases teams and clubs deleted before a day; foreign keys cascade. Their files are only marked,
 * and an hourly job deletes the bytes. The ledgers of their collections are archived.
 */
export async function eraseDeleted(
  db: Database,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      update files set removed_at = ${now}
      where removed_at is null and (
        team_id in (select id from teams where deleted_at < ${before})
        or club_id in (select id from clubs where deleted_at < ${before})
        or team_id in (select team.id from teams as team join clubs as club on club.id = team.club_id
                       where club.deleted_at < ${before}))`.execute(tx)
    await passBlocksOn(
      tx,
      sql`select m.team_id, m.id from members m join teams t on t.id = m.team_id
        where t.deleted_at < ${before}`,
    )
    await archiveLedger(
      tx,
      sql`select team.id from teams as team left join clubs as club on club.id = team.club_id
        where team.deleted_at < ${before} or club.deleted_at < ${before}`,
      now,
    )
    await tx.deleteFrom('clubs').where('deleted_at', '<', before).execute()
    await tx.deleteFrom('teams').where('deleted_at', '<', before).execute()
  })
}
