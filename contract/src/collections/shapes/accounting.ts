import { charts, datevLimits as limits } from '@touchline/domain/collections/accounting/chart'
import { exportFormats } from '@touchline/domain/members/export/formats'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day } from '../../wire/values.ts'
import { currency, totalAmount } from './money.ts'

const accountNumber = z.string().regex(/^\d{4,8}$/)

/** Accounts by what is booked on them. */
export const accountNumbers = z.object({
  debtors: accountNumber,
  fees: accountNumber,
  /** What reminders and returned debits add to a bill. */
  charges: accountNumber,
  bank: accountNumber,
  cash: accountNumber,
  /** Cards, cheques and vouchers until their money is on the bank account. */
  transit: accountNumber,
})

const settings = z.object({
  /** DATEV's Beraternummer and Mandantennummer. */
  consultant: z.int().min(limits.consultant.min).max(limits.consultant.max),
  client: z.int().min(limits.client.min).max(limits.client.max),
  /** The first month of the financial year. */
  yearBegins: z.int().min(1).max(12),
  accountLength: z.int().min(limits.accountLength.min).max(limits.accountLength.max),
  chart: z.enum(charts),
  accounts: accountNumbers,
})

export type AccountingSettingsShape = z.infer<typeof settings>

const period = { from: day, to: day }

export const accountingQuery = clubKey.extend({ from: day.optional(), to: day.optional() })

export const accounting = z.object({
  /** Null until something was exported. */
  settings: settings.nullable(),
  ...period,
  /** The first month of the financial year, proposed from the fees until something was exported. */
  yearBegins: z.int().min(1).max(12),
  /** What was booked in the period, by currency: the euros of all teams first. */
  sums: z.array(
    z.object({
      currency,
      bookings: z.int(),
      charged: totalAmount,
      paid: totalAmount,
      waived: totalAmount,
      outstanding: totalAmount,
    }),
  ),
  /** Bookings in other currencies than the euro, which DATEV's file leaves out. */
  leftOut: z.int(),
})

export type AccountingShape = z.infer<typeof accounting>

/** Double entry in every currency, with both sides of each booking. */
export const clubLedgerExport = clubKey.extend({
  ...period,
  format: z.enum(exportFormats),
  /** Language of the headings. */
  language: z.enum(languages),
})

/** The settings are kept for the next file. */
export const accountingExport = clubKey.extend({ settings, ...period })
