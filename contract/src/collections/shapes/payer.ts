import { collectionLimits as limits } from '@touchline/domain/collections/limits'
import { z } from 'zod'

import { cappedRecord } from '../../wire/caps.ts'
import { color, day, requiredLine, id, paragraph } from '../../wire/values.ts'
import { bill, billStates, entry, instalment, payer, billRequestShape } from './bill.ts'
import { collectionKind, fee, formField } from './collection.ts'
import { amount, amountOrZero, currency, totalAmount } from './money.ts'
import { payerDebit } from './payer-debit.ts'

/** The part of a form's address after /collect/. */
const key = z.string().regex(/^[\w-]{16,200}$/)

/** The part of a bill's address after /pay/: it is enough to pay the bill. */
const token = z.string().min(16).max(200)

/** Who pays the other half, and whether they have. */
const otherHalf = z.object({ firstName: z.string(), isPaid: z.boolean() }).nullable()

export const formKey = z.object({
  key,
  /** From an email: identifies the person without an account. */
  invitation: z.string().min(16).max(200).optional(),
})

/** A person the reader may fill the form in for, with known data. */
const known = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  relation: z.enum(['self', 'child']),
  /** They have a bill of this collection already. */
  hasBill: z.boolean(),
  /** Set if the bill is the reader's own to pay. */
  billToken: token.nullable(),
})

const team = z.object({ name: z.string(), color, logoUrl: z.string().nullable() })

/** The team's country, for the format of numbers. */
const country = z.string().length(2)

/** A form as payers see it: active fees with remaining stock. */
export const payerForm = z.object({
  kind: collectionKind,
  name: z.string(),
  details: z.string(),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  organizerEmail: z.string(),
  phone: z.string(),
  currency,
  team: team.extend({ country }),
  /** Why nothing can be submitted. */
  refusal: z.enum(['not_open_yet', 'closed', 'preview']).nullable(),
  opensOn: day.nullable(),
  closesOn: day.nullable(),
  /** Free places for people, of those in `fees[].stock` besides; null: no limit. */
  placesLeft: z.int().nullable(),
  fees: z.array(fee.omit({ isActive: true })),
  fields: z.array(formField),
  /** The available payment methods. */
  takesCard: z.boolean(),
  takesInstalments: z.boolean(),
  takesOffline: z.boolean(),
  isSandbox: z.boolean(),
  people: z.array(known),
  payer: payer.partial().nullable(),
  /** For a fund, in minor units; anonymous donors have no name. */
  fund: z
    .object({
      goal: amount.nullable(),
      given: totalAmount,
      givers: z.int(),
      latest: z.array(z.object({ name: z.string().nullable(), amount: totalAmount })),
    })
    .nullable(),
})

export type FormShape = z.infer<typeof payerForm>

const formLine = z.object({
  memberId: id.nullable().default(null),
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  feeId: id,
  sizeId: id.nullable().default(null),
  quantity: z.int().min(1).max(limits.quantity).default(1),
  /** For a fee of type 'new'; otherwise null. */
  amount: amountOrZero.nullable().default(null),
  /** By field id; a checkbox is 'true'. */
  answers: cappedRecord(id, paragraph(limits.answerLength), limits.fields).default({}),
})

export const formSubmission = formKey.extend({
  /** The browser's id of this filling: sent twice, it is one bill. */
  clientId: id,
  payer,
  lines: z.array(formLine).min(1).max(limits.people),
  paymentOption: z.enum(['card', 'instalments', 'offline', 'later']),
  isAnonymous: z.boolean().default(false),
  /** Onto the waiting list, if there aren't places for everyone on the form. */
  waits: z.boolean().default(false),
  /** With 'later': a confidential request for a reduction or instalments. */
  request: z
    .object({
      kind: z.enum(['reduction', 'instalments']),
      words: paragraph(limits.noteLength).min(1),
    })
    .nullable()
    .default(null),
})

export const billPageKey = z.object({ token })

/** `waiting`: on the waiting list, where nothing is charged yet. */
const payerBillState = z.enum([...billStates, 'waiting'])

/** A bill as the payer sees it. */
export const billPage = bill
  .pick({
    number: true,
    reference: true,
    isLate: true,
    currency: true,
    charged: true,
    outstanding: true,
    paid: true,
    dueOn: true,
    firstName: true,
    lastName: true,
    paymentOption: true,
    lines: true,
  })
  .extend({
    token,
    state: payerBillState,
    /** On the waiting list, from one. */
    position: z.int().nullable(),
    /** The place can be given up: nothing was paid. */
    mayWithdraw: z.boolean(),
    collection: z.object({ name: z.string(), kind: collectionKind, organizerEmail: z.string() }),
    team,
    instalments: z.array(instalment),
    entries: z.array(entry.omit({ madeBy: true, note: true })),
    /** Fees added by reminders, in minor units. */
    reminderFees: totalAmount,
    /** `waived`: the amount waived by granting it. */
    request: billRequestShape
      .pick({ kind: true, words: true, state: true, answer: true })
      .extend({ waived: totalAmount })
      .nullable(),
    takesCard: z.boolean(),
    isSandbox: z.boolean(),
    /** What "Pay now" charges: the next instalment, or everything. */
    nextAmount: totalAmount,
    otherHalf,
    /** A payment is pending at the provider. */
    isWaiting: z.boolean(),
    /**
     * Transfer details, if the team has an account; `code` is the QR code's content
     * (domain/collections/transfer-code), null if the currency has none.
     */
    transfer: z
      .object({
        holder: z.string(),
        iban: z.string(),
        code: z.string().nullable(),
        /** The code of a Swiss QR-bill, drawn as SVG; null where the bill is not paid by one. */
        swissCode: z.string().nullable(),
      })
      .nullable(),
    debit: payerDebit,
    /** For the tax office, once issued and signed. */
    donationReceipts: z.array(z.object({ id, number: z.string(), total: totalAmount })),
  })

export type BillPageShape = z.infer<typeof billPage>

/** `all` pays everything outstanding instead of the next instalment, and is for a single bill. */
export const billsCheckout = z
  .object({
    tokens: z.array(token).min(1).max(20),
    pay: z.enum(['next', 'all']).default('next'),
  })
  .refine(({ tokens, pay }) => pay === 'next' || tokens.length === 1)
export const checkoutPage = z.object({ url: z.string() })

export const billRequest = billPageKey.extend({
  kind: z.enum(['reduction', 'instalments']),
  words: paragraph(limits.noteLength).min(1),
})

/** A place that was given up, and the collection it was for. */
export const withdrawalResult = z.object({ collection: z.string() })

/** The reader's bills and forms to fill in, in all teams. */
export const myBills = z.object({
  forms: z.array(
    z.object({
      teamId: id,
      collectionId: id,
      key,
      collection: z.string(),
      team: z.string(),
      /** The reader and their children. */
      names: z.array(z.string()),
    }),
  ),
  bills: z.array(
    bill
      .pick({
        id: true,
        isLate: true,
        currency: true,
        charged: true,
        outstanding: true,
        dueOn: true,
      })
      .extend({
        teamId: id,
        token,
        state: payerBillState,
        /** The next amount to pay: an instalment, or everything outstanding. */
        nextAmount: totalAmount,
        /**
         * Bills with the same value can be paid together by card; null: not by card, or a payment
         * is pending.
         */
        paidTo: z.string().nullable(),
        collection: z.string(),
        team: z.string(),
        names: z.array(z.string()),
        otherHalf,
      }),
  ),
})
