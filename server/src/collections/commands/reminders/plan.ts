import type {
  OverdueFamilyShape,
  ReminderSettingsShape,
} from '@touchline/contract/collections/shapes/reminders'
import { nextStage } from '@touchline/domain/collections/reminders/stages'
import { bestLanguage, type Language } from '@touchline/domain/values/language'

import type { OverdueRow } from '../../queries/reminders/overdue-bills.ts'

/** A bill in a reminder with its next stage; undefined if it is only listed. */
export interface PlannedBill {
  readonly row: OverdueRow
  readonly stage: number | undefined
}

/** All overdue bills of one address. */
export interface PlannedLetter {
  readonly key: string
  readonly address: string | null
  readonly language: Language
  readonly bills: readonly PlannedBill[]
  /** The highest stage of its bills; undefined if no reminder is sent. */
  readonly stage: number | undefined
  /** The reminder's fee, added to the bill of its stage. */
  readonly fee: number
  readonly feeBillId: string | undefined
}

interface Planning {
  readonly settings: ReminderSettingsShape
  readonly sentBy: 'treasurer' | 'clock'
}

/**
 * Plans one reminder per family with its overdue bills, grouped by address. A fee is charged once
 * per reminder and bill.
 */
export function planLetters(
  rows: readonly OverdueRow[],
  planning: Planning,
): readonly PlannedLetter[] {
  const charged = new Set<string>()
  const families = Map.groupBy(rows, (row) => row.address?.toLowerCase() ?? row.billId)
  return [...families].map(([key, family]) => {
    const letter = letterOf(key, family, planning)
    const isCharged = letter.bills.some(({ row }) => charged.has(row.billId))
    if (letter.feeBillId === undefined || isCharged)
      return { ...letter, fee: 0, feeBillId: undefined }
    charged.add(letter.feeBillId)
    return letter
  })
}

function letterOf(key: string, family: readonly OverdueRow[], planning: Planning): PlannedLetter {
  const bills = family.map((row) => ({ row, stage: stageOf(row, planning) }))
  const stages = bills.flatMap(({ stage }) => stage ?? [])
  const stage = stages.length === 0 ? undefined : Math.max(...stages)
  const [first] = family
  return {
    key,
    address: first?.address ?? null,
    language: bestLanguage(first === undefined ? [] : [first.language]),
    bills,
    stage,
    ...feeOf(bills, stage, planning.settings),
  }
}

/** The stage's fee, on its first bill in the fee's currency. */
function feeOf(
  bills: readonly PlannedBill[],
  stage: number | undefined,
  { stages, currency }: ReminderSettingsShape,
): Pick<PlannedLetter, 'fee' | 'feeBillId'> {
  const fee = stage === undefined ? 0 : (stages[stage - 1]?.fee ?? 0)
  const payable = bills.find((bill) => bill.stage === stage && bill.row.currency === currency)
  if (fee === 0 || payable === undefined) return { fee: 0, feeBillId: undefined }
  return { fee, feeBillId: payable.row.billId }
}

function stageOf(row: OverdueRow, { settings, sentBy }: Planning): number | undefined {
  if (row.isResting || row.address === null) return undefined
  const { lastStage: stage, lastDaysAgo: daysAgo, daysLate } = row
  const sent = stage === null || daysAgo === null ? null : { stage, daysAgo }
  return nextStage(settings.stages, { daysLate, sent }, sentBy)
}

/** Ids of bills that move to the next stage. */
export function billsMovingOn({ bills }: PlannedLetter): readonly string[] {
  return bills.flatMap(({ row, stage }) => (stage === undefined ? [] : row.billId))
}

/** A reminder as the treasurer sees it. */
export function toOverdueFamily(letter: PlannedLetter): OverdueFamilyShape {
  const { key, address, bills, stage = null, fee } = letter
  return {
    key,
    payer: bills[0]?.row.payer ?? '',
    hasAddress: address !== null,
    stage,
    fee,
    bills: bills.map(({ row, stage: next = null }) => ({
      teamId: row.teamId,
      collectionId: row.collectionId,
      billId: row.billId,
      team: row.team,
      collection: row.collection,
      names: [...row.names],
      currency: row.currency,
      late: row.late,
      dueOn: row.dueOn,
      next,
      last:
        row.lastStage === null || row.lastSentAt === null
          ? null
          : { stage: row.lastStage, sentAt: row.lastSentAt.toISOString() },
    })),
  }
}
