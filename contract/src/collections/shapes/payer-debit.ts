import { returnReasons } from '@touchline/domain/collections/debits/returns'
import { z } from 'zod'

import { day } from '../../wire/values.ts'
import { totalAmount } from './money.ts'

/** Direct debit on a payer's bill; null if the club doesn't collect. */
export const payerDebit = z
  .object({
    creditor: z.string(),
    identifier: z.string(),
    /** The account number is masked. */
    mandate: z
      .object({
        reference: z.string(),
        holder: z.string(),
        iban: z.string(),
        signedOn: day,
        /** Whether the payer can revoke it; others are kept in a member's record. */
        isOwn: z.boolean(),
      })
      .nullable(),
    /** The last debit of this bill: pending, or returned by the bank. */
    last: z
      .object({
        state: z.enum(['collecting', 'returned']),
        amount: totalAmount,
        dueOn: day,
        reason: z.enum(returnReasons).nullable(),
        /** The fee added for the return. */
        fee: totalAmount,
      })
      .nullable(),
    /** A minor has no bank account of their own to sign for: a guardian does. */
    isForGuardian: z.boolean(),
  })
  .nullable()
