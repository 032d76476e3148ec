import type {
  AccountProblem,
  Chart,
  LedgerAccount,
} from '@touchline/domain/collections/accounting/chart'
import type { PeriodProblem } from '@touchline/domain/collections/accounting/financial-year'

/** A club's bookings for its accountant. */
export const accounting = {
  loading: 'Loading the bookings...',
  failed: 'Couldn’t load the bookings',
  heading: 'File for your accountant',
  ledger: 'Double entry',
  ledgerText: 'All teams’ bookings in every currency, with both sides.',
  datev: 'For DATEV',
  text: 'All teams’ bookings in DATEV’s format. Your accountant knows both numbers.',
  from: 'From',
  to: 'To',
  count: (bookings: number) => (bookings === 1 ? '1 booking' : `${bookings} bookings`),
  charged: (sum: string) => `${sum} billed`,
  paid: (sum: string) => `${sum} received`,
  waived: (sum: string) => `${sum} waived`,
  outstanding: (sum: string) => `${sum} open`,
  leftOut: (bookings: number) =>
    bookings === 1
      ? '1 booking in another currency is not in the file.'
      : `${bookings} bookings in other currencies are not in the file.`,
  consultant: 'Consultant number',
  client: 'Client number',
  more: 'Accounts and financial year',
  chart: 'Chart of accounts',
  charts: {
    '42': 'SKR 42 for associations',
    '49': 'SKR 49 for associations (older)',
    '03': 'SKR 03 for companies',
    '04': 'SKR 04 for companies (by balance sheet)',
  } satisfies Record<Chart, string>,
  accountLength: 'Digits per account',
  yearBegins: 'Financial year starts in',
  accounts: {
    debtors: 'Receivables',
    fees: 'Fees',
    charges: 'Reminder and return fees',
    bank: 'Bank account',
    cash: 'Cash',
    transit: 'Cards and vouchers in transit',
  } satisfies Record<LedgerAccount, string>,
  save: 'Download file',
  saved: 'File saved',
  consultantWrong: 'Enter a number from 1001 to 9999999',
  clientWrong: 'Enter a number from 1 to 99999',
  dayMissing: 'Choose a day',
  problems: {
    account_wrong: 'Use as many digits as set above',
    account_twice: 'Already used for the other side of a booking. Choose another.',
    other_year: 'Choose days within one financial year',
    before_start: 'Choose a later day',
    no_bookings: 'Nothing was booked in this period',
    too_many: 'Choose a shorter period: DATEV takes up to 99,999 bookings',
  } satisfies Record<AccountProblem | PeriodProblem | 'no_bookings' | 'too_many', string>,
}
