import type {
  PlanRowsChange,
  PlanRowsResult,
  SeasonChange,
} from '@touchline/contract/events/shapes/season-planner'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { addDays } from '@touchline/domain/events/days'
import { maxPlanRows } from '@touchline/domain/events/season/read-row'

import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  findPlanRows,
  findSeasonPlan,
  orderPlanRows,
  removePlanRows,
  saveSeasonPlan,
  writePlanRows,
  type StoredRow,
  type StoredSeason,
} from '../../queries/season-planner.ts'
import { findPlannableTeams, isVisible } from './draft.ts'

interface Saver {
  readonly actor: ClubActor
  readonly now: Date
}

/** Saves the days of the season; throws `changed_meanwhile` if another planner was faster. */
export async function saveSeasonDates(
  tx: Transaction,
  { actor: { accountId, clubId }, now }: Saver,
  change: SeasonChange,
): Promise<StoredSeason> {
  await lockClub(tx, clubId)
  if (!(await saveSeasonPlan(tx, change, { accountId, now })))
    throw new AppError('changed_meanwhile')
  const saved = await findSeasonPlan(tx, clubId)
  if (saved === undefined) throw new AppError('not_found')
  return saved
}

/** Saves rows whose version is still the one on screen, and returns the others as they are now. */
export async function saveSeasonRows(
  tx: Transaction,
  { actor, now }: Saver,
  { rows, removed, order }: PlanRowsChange,
): Promise<PlanRowsResult> {
  const { clubId, accountId } = actor
  await lockClub(tx, clubId)
  await ensurePlan(tx, { actor, now })
  const teamIds = new Set((await findPlannableTeams(tx, actor)).keys())
  const known = new Map((await findPlanRows(tx, clubId)).map((row) => [row.id, row]))
  for (const { id } of [...removed, ...rows]) {
    const row = known.get(id)
    if (row !== undefined && !isVisible(row, teamIds)) throw new AppError('not_found')
  }
  const { gone, changed } = byRemoval(removed, known)
  await removePlanRows(tx, { clubId, ids: gone })
  for (const id of gone) known.delete(id)
  const isNew = rows.filter(({ id }) => !known.has(id))
  if (known.size + isNew.length > maxPlanRows)
    throw new AppError('invalid_input', { fields: { rows: 'too_many' }, max: maxPlanRows })
  const { fresh, stale } = byVersion(rows, known)
  const places = new Map(order.map((id, at) => [id, at + 1]))
  const written = fresh.map((row, at) => ({
    ...row,
    clubId,
    version: known.get(row.id)?.version ?? 0,
    placedIn: teamIds.has(row.cells.team) ? row.cells.team : null,
    position: places.get(row.id) ?? order.length + at + 1,
  }))
  await writePlanRows(tx, written, { accountId, now })
  await orderPlanRows(tx, { clubId, ids: order })
  return {
    saved: written.map(({ id, version }) => ({ id, version: version + 1 })),
    conflicts: [...changed, ...stale].map(({ placedIn: _placed, ...row }) => row),
  }
}

/** A row that another planner has changed meanwhile isn't removed unseen. */
function byRemoval(removed: PlanRowsChange['removed'], known: ReadonlyMap<string, StoredRow>) {
  const changed: StoredRow[] = []
  const gone: string[] = []
  for (const { id, version } of removed) {
    const row = known.get(id)
    if (row !== undefined && row.version !== version) changed.push(row)
    else gone.push(id)
  }
  return { gone, changed }
}

/** A row that another planner removed is added again: what is typed here isn't lost. */
function byVersion(rows: PlanRowsChange['rows'], known: ReadonlyMap<string, StoredRow>) {
  const stale: StoredRow[] = []
  const fresh = rows.filter(({ id, version }) => {
    const row = known.get(id)
    const isStale = row !== undefined && (row.version !== version || row.publishedAt !== null)
    if (isStale) stale.push(row)
    return !isStale
  })
  return { fresh, stale }
}

async function ensurePlan(tx: Transaction, { actor, now }: Saver): Promise<void> {
  const { clubId, accountId } = actor
  if ((await findSeasonPlan(tx, clubId)) !== undefined) return
  const from = addDays(now.toISOString().slice(0, 10), 1)
  const first = { clubId, from, to: addDays(from, 299), region: null, breaks: [], version: 0 }
  await saveSeasonPlan(tx, first, { accountId, now })
}
