import { createHash } from 'node:crypto'

/** The pre-notification of a debit for its payer. */
export interface AnnouncedDebit {
  readonly amount: number
  readonly dueOn: string
  readonly reference: string
  readonly iban: string
  readonly identifier: string
}

/** Begins the facts about debits that a bill's own letter announced. */
export const announcementPrefix = 'collections.debit_in_bill:'

export const announcementPrefixOfBill = (billId: string) => `${announcementPrefix}${billId}:`

/** The fact that a bill's letter announced this debit. */
export function announcementKey(billId: string, debit: AnnouncedDebit): string {
  return announcementPrefixOfBill(billId) + digestOf(debit)
}

/** Equal for debits with the same pre-notification. */
export function digestOf(debit: AnnouncedDebit): string {
  const { amount, dueOn, reference, iban, identifier } = debit
  const facts = JSON.stringify([amount, dueOn, reference, iban, identifier])
  return createHash('sha256').update(facts).digest('base64url')
}
