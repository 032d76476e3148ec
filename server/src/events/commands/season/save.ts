import type {
  PlanRowsChange,
  PlanRowsResult,
  SeasonChange,
} from '@touchline/contract/events/shapes/season-planner'
import { maxPlanRows } from '@touchline/domain/events/season/read-row'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  findPlanRows,
  findSeasonPlan,
  orderPlanRows,
  type Planner,
  type PlanOwner,
  removePlanRows,
  saveSeasonPlan,
  writePlanRows,
  type StoredRow,
  type StoredSeason,
} from '../../queries/season-planner.ts'
import { findPlannableTeams, isVisible, proposedSeason } from './draft.ts'
import { lockOwner } from './owner.ts'

/** Saves the days of the season; throws `changed_meanwhile` if another planner was faster. */
export async function saveSeasonDates(
  tx: Transaction,
  planner: Planner,
  change: SeasonChange,
): Promise<StoredSeason> {
  await lockOwner(tx, planner.owner)
  if (!(await saveSeasonPlan(tx, planner, change))) throw new AppError('changed_meanwhile')
  const saved = await findSeasonPlan(tx, planner.owner)
  if (saved === undefined) throw new AppError('not_found')
  return saved
}

/** Saves rows whose version is still the one on screen, and returns the others as they are now. */
export async function saveSeasonRows(
  tx: Transaction,
  planner: Planner,
  { rows, removed, order }: PlanRowsChange,
): Promise<PlanRowsResult> {
  const { owner } = planner
  await lockOwner(tx, owner)
  await ensurePlan(tx, planner)
  const teamIds = new Set((await findPlannableTeams(tx, planner)).keys())
  const known = new Map((await findPlanRows(tx, owner)).map((row) => [row.id, row]))
  for (const { id } of [...removed, ...rows]) {
    const row = known.get(id)
    if (row !== undefined && !isVisible(row, teamIds)) throw new AppError('not_found')
  }
  const { gone, changed } = byRemoval(removed, known)
  await removePlanRows(tx, owner, gone)
  for (const id of gone) known.delete(id)
  const isNew = rows.filter(({ id }) => !known.has(id))
  if (known.size + isNew.length > maxPlanRows)
    throw new AppError('invalid_input', { fields: { rows: 'too_many' }, max: maxPlanRows })
  const { fresh, stale } = byVersion(rows, known)
  const places = new Map(order.map((id, at) => [id, at + 1]))
  const written = fresh.map((row, at) => ({
    ...placedRow(row, owner, teamIds),
    version: known.get(row.id)?.version ?? 0,
    position: places.get(row.id) ?? order.length + at + 1,
  }))
  await writePlanRows(tx, planner, written)
  await orderPlanRows(tx, owner, order)
  return {
    saved: written.map(({ id, version }) => ({ id, version: version + 1 })),
    conflicts: [...changed, ...stale].map(({ placedIn: _placed, ...row }) => row),
  }
}

/** Every row of a team's own plan is that team's. */
function placedRow(
  { id, cells }: PlanRowsChange['rows'][number],
  { kind, id: ownerId }: PlanOwner,
  teamIds: ReadonlySet<string>,
) {
  if (kind === 'team') return { id, cells: { ...cells, team: ownerId }, placedIn: ownerId }
  return { id, cells, placedIn: teamIds.has(cells.team) ? cells.team : null }
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

async function ensurePlan(tx: Transaction, planner: Planner): Promise<void> {
  if ((await findSeasonPlan(tx, planner.owner)) !== undefined) return
  await saveSeasonPlan(tx, planner, await proposedSeason(tx, planner))
}
