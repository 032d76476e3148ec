import type { EarlierFigures } from '@touchline/domain/moves/earlier-figures'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** Members with figures from before: another move doesn't count them twice. */
export async function findEarlierFigures(
  db: Queryable,
  teamId: string,
): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('members')
    .select('id')
    .where('team_id', '=', teamId)
    .where('left_at', 'is', null)
    .where('earlier_figures', 'is not', null)
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** Adds figures to members without any. Returns the members that got some. */
export async function insertEarlierFigures(
  tx: Transaction,
  teamId: string,
  rows: readonly EarlierFigures[],
): Promise<readonly string[]> {
  if (rows.length === 0) return []
  const values = rows.map(({ who, ...figures }) => ({ id: who, figures }))
  const made = await sql<{ id: string }>`
    update members m set earlier_figures = r.figures
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(id uuid, figures jsonb)
    where m.team_id = ${teamId} and m.id = r.id and m.left_at is null
      and m.earlier_figures is null
    returning m.id`.execute(tx)
  return made.rows.map(({ id }) => id)
}
