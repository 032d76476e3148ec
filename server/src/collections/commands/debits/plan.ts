import type {
  DebitPreviewShape,
  NoDebitReason,
} from '@touchline/contract/collections/shapes/debit-runs'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import {
  addBankDays,
  earliestDebitDay,
  leadBankDays,
  nextBankDay,
} from '@touchline/domain/collections/debits/bank-days'
import {
  isMandateReference,
  mandateState,
  sequenceType,
  type Sequence,
} from '@touchline/domain/collections/debits/mandates'
import { openInstalments } from '@touchline/domain/collections/instalments'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable } from '#server/platform/database/database.ts'
import { findFacts } from '#server/subscriptions/queries/facts.ts'

import type { BillKey } from '../../queries/books.ts'
import {
  findDebitCandidates,
  findRunDueOn,
  type DebitCandidate,
} from '../../queries/debits/candidates.ts'
import type { Creditor } from '../../queries/debits/creditors.ts'
import type { MandateRow } from '../../queries/debits/mandates.ts'
import { announcementKey, announcementPrefix } from './announcement-keys.ts'

export interface PlannedDebit {
  readonly bill: DebitCandidate
  readonly mandate: MandateRow
  readonly sequence: Sequence
  readonly amount: number
}

export interface DebitPlan {
  readonly earliestOn: string
  readonly dueOn: string
  readonly debits: readonly PlannedDebit[]
  readonly without: readonly { readonly bill: DebitCandidate; readonly reason: NoDebitReason }[]
  readonly amount: number
}

interface Asked {
  readonly actor: Pick<ClubActor, 'clubId' | 'accountId'>
  readonly now: Date
  readonly creditor: Creditor
  readonly duesRunId: string | null
  /** By default the due date of the fee run's bills, or else the earliest possible day. */
  readonly dueOn?: string | undefined
  /** Only this bill. */
  readonly bill?: BillKey
}

/** What can be collected on a day, and why other bills can't. */
export async function planDebits(
  db: Queryable,
  { actor, now, creditor, duesRunId, ...asked }: Asked,
): Promise<DebitPlan> {
  const today = dayInZone(now, 'UTC')
  const noticedOn = earliestDebitDay(today, creditor.noticeDays)
  const candidates = await findDebitCandidates(db, { ...actor, duesRunId, bill: asked.bill })
  const judging = { creditor, noticedOn, announced: await findAnnounced(db, candidates) }
  const judgeOn = (day: string) => candidates.map((bill) => judge(bill, judging, day))

  const usualOn = await usualDay(db, actor.clubId, duesRunId)
  const submittedOn = addBankDays(today, leadBankDays)
  const isEarly = usualOn !== undefined && submittedOn <= usualOn && usualOn < noticedOn
  const earliestOn = isEarly && debitsIn(judgeOn(usualOn)).length > 0 ? usualOn : noticedOn
  const wantedOn = asked.dueOn ?? usualOn
  const dueOn = wantedOn === undefined || wantedOn < earliestOn ? earliestOn : nextBankDay(wantedOn)
  const judged = judgeOn(dueOn)
  const debits = debitsIn(judged)
  return {
    earliestOn,
    dueOn,
    debits,
    without: judged.flatMap((one) => ('reason' in one ? [one] : [])),
    amount: debits.reduce((sum, { amount }) => sum + amount, 0),
  }
}

type Judged = PlannedDebit | DebitPlan['without'][number]

function debitsIn(judged: readonly Judged[]): readonly PlannedDebit[] {
  return judged.flatMap((one) => ('mandate' in one ? [one] : []))
}

/** The debits that the letters of these bills announced. */
function findAnnounced(db: Queryable, candidates: readonly DebitCandidate[]) {
  const teamIds = [...new Set(candidates.map(({ teamId }) => teamId))]
  return findFacts(db, { teamIds, prefix: announcementPrefix })
}

/** The bank day on which a fee run is due. */
async function usualDay(
  db: Queryable,
  clubId: string,
  duesRunId: string | null,
): Promise<string | undefined> {
  const day = duesRunId === null ? undefined : await findRunDueOn(db, { clubId, duesRunId })
  return day === undefined ? undefined : nextBankDay(day)
}

interface Judging {
  readonly creditor: Creditor
  /** The first day with enough notice for payers notified today. */
  readonly noticedOn: string
  readonly announced: ReadonlySet<string>
}

function judge(
  bill: DebitCandidate,
  { creditor, noticedOn, announced }: Judging,
  dueOn: string,
): Judged {
  const { mandate, billId } = bill
  const amount = dueBy(bill, dueOn)
  const reason = reasonAgainst(bill, dueOn, amount)
  if (mandate === null || reason !== undefined) return { bill, reason: reason ?? 'no_mandate' }
  const { identifier, marksFirst } = creditor
  const fact = announcementKey(billId, { ...mandate, amount, dueOn, identifier })
  if (dueOn < noticedOn && !announced.has(fact)) return { bill, reason: 'no_notice' }
  return { bill, mandate, amount, sequence: sequenceType({ ...mandate, marksFirst }) }
}

/** The amount due up to a day. */
function dueBy({ parts, outstanding }: DebitCandidate, dueOn: string): number {
  return openInstalments(parts, outstanding)
    .filter((part) => part.dueOn <= dueOn)
    .reduce((sum, { open }) => sum + open, 0)
}

function reasonAgainst(
  { mandate, isCollecting, isAsked }: DebitCandidate,
  dueOn: string,
  amount: number,
): NoDebitReason | undefined {
  if (isCollecting) return 'collecting'
  if (isAsked) return 'request_open'
  if (mandate === null) return 'no_mandate'
  const state = mandateState(mandate, dueOn)
  if (state !== 'valid') return state
  if (!isMandateReference(mandate.reference)) return 'reference_wrong'
  return amount === 0 ? 'not_due' : undefined
}

/** A plan as the treasurer reads it. */
export function debitPreviewOf(plan: DebitPlan): DebitPreviewShape {
  const { earliestOn, dueOn, debits, without, amount } = plan
  return {
    earliestOn,
    dueOn,
    bills: debits.map((debit) => ({
      ...billOf(debit.bill, debit.amount),
      reference: debit.mandate.reference,
      sequence: debit.sequence,
    })),
    without: without.map(({ bill, reason }) => ({ ...billOf(bill, bill.outstanding), reason })),
    count: debits.length,
    amount,
  }
}

function billOf(bill: DebitCandidate, amount: number) {
  const { teamId, billId, collectionId, number, payer, names } = bill
  return { teamId, billId, collectionId, number, payer, names: [...names], amount }
}
