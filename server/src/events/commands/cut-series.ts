import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'

import { moveToSeries, shortenSeries } from '../queries/dates.ts'
import { insertSeries } from '../queries/records.ts'
import type { EditPlan } from './plan-edit.ts'

/** Splits a series: earlier dates keep it, later ones get a new one. */
export async function cutSeries(
  tx: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  { cut }: EditPlan,
): Promise<void> {
  if (cut === undefined) return
  const { teamId } = actor
  const { split, later, seriesId } = cut
  const newSeriesId = await insertSeries(tx, {
    ...split.after,
    teamId,
    createdBy: actor.accountId,
    now,
  })
  await moveToSeries(
    tx,
    { teamId, seriesId: newSeriesId },
    later.map(({ id, local }) => ({ id, local: split.movedTo.get(local) ?? local })),
  )
  await shortenSeries(tx, { teamId, seriesId }, split.before)
}
