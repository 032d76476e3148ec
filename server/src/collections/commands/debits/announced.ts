import { createHash } from 'node:crypto'

/** What a payer is told of a debit ahead of it. */
export interface AnnouncedDebit {
  readonly amount: number
  readonly dueOn: string
  readonly reference: string
  readonly iban: string
  readonly identifier: string
}

/** Begins the facts about debits that a bill's own letter announced. */
export const announcedPrefix = 'collections.debit_in_bill:'

export const announcedOf = (billId: string) => `${announcedPrefix}${billId}:`

/** The fact that a bill's letter announced this debit. */
export function announcedIn(billId: string, debit: AnnouncedDebit): string {
  return announcedOf(billId) + digestOf(debit)
}

/** Equal for debits that the payer would be told the same about. */
export function digestOf(debit: AnnouncedDebit): string {
  const { amount, dueOn, reference, iban, identifier } = debit
  const told = JSON.stringify([amount, dueOn, reference, iban, identifier])
  return createHash('sha256').update(told).digest('base64url')
}
