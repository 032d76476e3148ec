import type { Account } from '../journal.ts'

/** Charts of accounts by their DATEV number; 42 and 49 are for associations. */
export const charts = ['42', '49', '03', '04'] as const
export type Chart = (typeof charts)[number]

/** The accounts that a club's bookings are written to. */
export const ledgerAccounts = ['debtors', 'fees', 'charges', 'bank', 'cash', 'transit'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]
export type AccountNumbers = Readonly<Record<LedgerAccount, string>>

/** What DATEV accepts. */
export const datevLimits = {
  consultant: { min: 1001, max: 9_999_999 },
  client: { min: 1, max: 99_999 },
  accountLength: { min: 4, max: 8 },
  rows: 99_999,
} as const

/**
 * Accounts that can be booked directly and add no VAT. Debtors are those "ohne Kontokorrent": DATEV refuses
 * bookings on the collective account.
 */
export const defaultAccounts: Readonly<Record<Chart, AccountNumbers>> = {
  '42': {
    debtors: '12100',
    fees: '40000',
    charges: '48300',
    bank: '18000',
    cash: '16000',
    transit: '14600',
  },
  '49': {
    debtors: '0655',
    fees: '2110',
    charges: '2400',
    bank: '0945',
    cash: '0920',
    transit: '0705',
  },
  '03': {
    debtors: '1410',
    fees: '8200',
    charges: '2700',
    bank: '1200',
    cash: '1000',
    transit: '1360',
  },
  '04': {
    debtors: '1210',
    fees: '4200',
    charges: '4830',
    bank: '1800',
    cash: '1600',
    transit: '1460',
  },
}

/** How many digits the accounts of a chart usually have. */
export function defaultAccountLength(chart: Chart): number {
  return defaultAccounts[chart].bank.length
}

/** Where a side of an entry is booked. `isCharge`: what reminders and returned debits add to a bill. */
export function ledgerAccountOf(account: Account, isCharge: boolean): LedgerAccount {
  switch (account) {
    case 'outstanding':
      return 'debtors'
    case 'fees':
    case 'waived':
      return isCharge ? 'charges' : 'fees'
    case 'transfer':
      return 'bank'
    case 'cash':
      return 'cash'
    case 'card':
    case 'check':
    case 'pass':
      return 'transit'
  }
}

export type AccountProblem = 'account_wrong' | 'account_twice'

/** Accounts with another number of digits, and those that a booking would have on both sides. */
export function validateAccounts(
  numbers: AccountNumbers,
  length: number,
): Partial<Record<LedgerAccount, AccountProblem>> {
  const problems: Partial<Record<LedgerAccount, AccountProblem>> = {}
  for (const account of ledgerAccounts) {
    const number = numbers[account]
    if (!/^\d+$/.test(number) || number.length !== length || Number(number) === 0)
      problems[account] = 'account_wrong'
    else if (opposite[account].some((other) => numbers[other] === number))
      problems[account] = 'account_twice'
  }
  return problems
}

const money = ['bank', 'cash', 'transit'] as const

/** What stands on the other side of bookings on an account. */
const opposite: Readonly<Record<LedgerAccount, readonly LedgerAccount[]>> = {
  debtors: ['fees', 'charges', ...money],
  fees: money,
  charges: money,
  bank: [],
  cash: [],
  transit: [],
}
