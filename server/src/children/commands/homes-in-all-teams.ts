import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { MemberKey } from '../queries.ts'
import { lockChildIds, findRowsElsewhere, type RowElsewhere } from '../queries/homes-elsewhere.ts'
import {
  deletePlan,
  findChildrenWithPlans,
  findPlans,
  findSharingGuardians,
  markAgreed,
  toHomePlan,
  saveProposal,
  type PlanRow,
  type SharingGuardian,
} from '../queries/homes.ts'
import { announceToFamily } from './announcements.ts'

interface Shared {
  readonly key: MemberKey
  readonly guardians: readonly SharingGuardian[]
  readonly plan: PlanRow
  readonly now: Date
}

/** A child on several rosters has one plan: applies it where the same two guardians have the child. */
export async function agreeElsewhere(tx: Transaction, shared: Shared): Promise<void> {
  for (const row of await rowsElsewhere(tx, shared)) await copyPlan(tx, row, shared)
}

/** Ends the same two guardians' plans for the child in the other teams. */
export async function endElsewhere(tx: Transaction, shared: Shared): Promise<void> {
  for (const row of await rowsElsewhere(tx, shared)) {
    const plans = (await findPlans(tx, row)).filter((plan) => isBetween(plan, row))
    for (const { id } of plans) await deletePlan(tx, row, id)
    if (plans.length > 0) await announceChange(tx, row)
  }
}

const newGuardian = z.object({ teamId: z.string(), accountId: z.string() })

/** Brings the plans that a new guardian's children have in their other teams. */
export async function bringHomes({ database, clock }: Platform, payload: JobData): Promise<void> {
  const news = newGuardian.safeParse(payload)
  if (!news.success) return
  const { teamId, accountId } = news.data
  await database.transaction().execute(async (tx) => {
    const now = clock()
    const memberIds = await lockChildIds(tx, { teamId, accountId })
    const guardians = await findSharingGuardians(tx, { teamId, memberIds })
    for (const { memberId, plans } of await findChildrenWithPlans(tx, { teamId, memberIds, now })) {
      const own = guardians.filter((one) => one.memberId === memberId)
      if (plans.length === 0)
        await bringPlan(tx, { teamId, memberId, guardians: own, accountId, now })
    }
  })
}

interface NewGuardian extends MemberKey {
  readonly guardians: readonly SharingGuardian[]
  readonly accountId: string
  readonly now: Date
}

/** The first agreed plan between the new guardian and one of the others. */
async function bringPlan(tx: Transaction, { guardians, accountId, now, ...key }: NewGuardian) {
  const me = guardians.find((one) => one.accountId === accountId)
  for (const other of guardians) {
    if (me === undefined || other === me) continue
    const accountIds = [accountId, other.accountId]
    for (const row of await findRowsElsewhere(tx, { ...key, accountIds })) {
      const plan = (await findPlans(tx, row)).find((one) => one.isAgreed && isBetween(one, row))
      if (plan === undefined) continue
      const guardianIds =
        plan.guardianIds[0] === row.guardianIds[0] ? [me.id, other.id] : [other.id, me.id]
      await copyPlan(tx, { ...key, guardianIds }, { plan, now })
      return
    }
  }
}

async function rowsElsewhere(tx: Transaction, { key, guardians, plan }: Shared) {
  const accountIds = plan.guardianIds.flatMap(
    (id) => guardians.find((one) => one.id === id)?.accountId ?? [],
  )
  return accountIds.length === 2 ? findRowsElsewhere(tx, { ...key, accountIds }) : []
}

async function copyPlan(
  tx: Transaction,
  row: RowElsewhere,
  { plan, now }: Pick<Shared, 'plan' | 'now'>,
): Promise<void> {
  const [first, second] = row.guardianIds
  const proposedBy = (plan.proposedBy === plan.guardianIds[0] ? first : second) ?? ''
  const planId = uuidv7()
  const draft = { ...toHomePlan(plan), guardianIds: row.guardianIds }
  await saveProposal(tx, row, { id: planId, plan: draft, proposedBy, now })
  await markAgreed(tx, row, { planId, now })
  await announceChange(tx, row)
}

function isBetween(plan: PlanRow, { guardianIds }: RowElsewhere): boolean {
  return plan.guardianIds.every((id) => guardianIds.includes(id))
}

async function announceChange(tx: Transaction, { teamId, memberId }: MemberKey): Promise<void> {
  await announceToFamily(tx, { name: 'children.homes_changed', teamId, memberId })
}
