import { returnReasons } from '@touchline/domain/collections/debits/returns'
import { z } from 'zod'

import { day } from '../../wire/values.ts'
import { sum } from './money.ts'

/** What a payer sees of direct debit on their bill; null where the club does not collect. */
export const payerDebit = z
  .object({
    creditor: z.string(),
    identifier: z.string(),
    /** The account shows its ends only. */
    mandate: z
      .object({
        reference: z.string(),
        holder: z.string(),
        iban: z.string(),
        signedOn: day,
        /** Theirs to revoke; others are kept by the club in the record of a member. */
        isOwn: z.boolean(),
      })
      .nullable(),
    /** The last debit of this bill: under way, or returned by the bank. */
    last: z
      .object({
        state: z.enum(['collecting', 'returned']),
        amount: sum,
        dueOn: day,
        reason: z.enum(returnReasons).nullable(),
        /** What was added to the bill for the return. */
        fee: sum,
      })
      .nullable(),
    /** A minor has no bank account of their own to sign for: a guardian does. */
    isForGuardian: z.boolean(),
  })
  .nullable()
