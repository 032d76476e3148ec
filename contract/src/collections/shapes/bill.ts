import { paymentMethods } from '@touchline/domain/collections/journal'
import { collectionLimits as limits } from '@touchline/domain/collections/limits'
import { reminderLimits } from '@touchline/domain/collections/reminders/stages'
import { z } from 'zod'

import {
  day,
  email,
  requiredLine,
  id,
  instant,
  language,
  line,
  paragraph,
  phone,
} from '../../wire/values.ts'
import { collectionKey, teamKey } from './collection.ts'
import { amount, amountOrZero, currency, totalAmount } from './money.ts'

export const billStates = ['open', 'part_paid', 'paid', 'waived', 'refunded'] as const
export const billState = z.enum(billStates)
export const paymentMethod = z.enum(paymentMethods)
export const entryKind = z.enum(['charged', 'paid', 'returned', 'refunded', 'waived', 'moved'])

export const billKey = collectionKey.extend({ billId: id })

export const billLine = z.object({
  id,
  feeId: id,
  feeName: z.string(),
  size: z.string().nullable(),
  quantity: z.int(),
  amount: amountOrZero,
  memberId: id.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** Answers in the form's order. */
  answers: z.array(z.object({ fieldId: id, name: z.string(), answer: z.string() })),
})

export const instalment = z.object({ amount: totalAmount, dueOn: day, isPaid: z.boolean() })

export const entry = z.object({
  id,
  kind: entryKind,
  method: paymentMethod.nullable(),
  amount: totalAmount,
  onDay: day,
  note: z.string(),
  madeAt: instant,
  /** Null for the provider, or a deleted account. */
  madeBy: z.string().nullable(),
})

export const billRequestShape = z.object({
  id,
  billId: id,
  kind: z.enum(['reduction', 'instalments']),
  words: z.string(),
  state: z.enum(['open', 'granted', 'refused']),
  answer: z.string(),
  askedAt: instant,
  payer: z.string(),
  outstanding: totalAmount,
})

export type RequestShape = z.infer<typeof billRequestShape>

/** Two parents pay half each; each half is a bill of its own. */
const half = z.object({
  billId: id,
  payer: z.string(),
  state: billState,
  charged: totalAmount,
  outstanding: totalAmount,
})

/** A reminder, and the fee it added. */
const reminder = z.object({
  stage: z.int().min(1).max(reminderLimits.stages),
  fee: totalAmount,
  dueOn: day,
  sentAt: instant,
})

export const bill = z.object({
  id,
  number: z.int(),
  /** Creditor reference, in groups of four (domain/collections/payment-reference). */
  reference: z.string(),
  state: billState,
  isLate: z.boolean(),
  currency,
  charged: totalAmount,
  outstanding: totalAmount,
  paid: totalAmount,
  dueOn: day.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  paymentOption: z.enum(['card', 'instalments', 'offline', 'later']),
  isAnonymous: z.boolean(),
  createdAt: instant,
  remindedAt: instant.nullable(),
  lines: z.array(billLine),
  instalments: z.array(instalment),
  entries: z.array(entry),
  requests: z.array(billRequestShape),
  /** Both halves of a shared bill, the first one first; empty when it is not shared. */
  halves: z.array(half),
  /** Guardians who could pay half. */
  otherPayers: z.array(z.object({ guardianId: id, name: z.string() })),
  /** Reminders sent for it, first to last. */
  reminders: z.array(reminder),
  /** Reminder fees that can still be waived. */
  waivableFees: totalAmount,
  /** What can be refunded by each method, in minor units. */
  refundable: z.array(z.object({ method: paymentMethod, amount: totalAmount })),
})

export type BillShape = z.infer<typeof bill>

const participantStates = ['invited', ...billStates, 'late'] as const

/** Someone invited or billed: a row in the treasurer's list. */
export const participant = z.object({
  /** The bill's id, or the member's without a bill. */
  id,
  billId: id.nullable(),
  memberId: id.nullable(),
  /** The people it is for. */
  names: z.array(z.string()),
  /** The payer; null if unknown. */
  payer: z.string().nullable(),
  feeNames: z.array(z.string()),
  state: z.enum(participantStates),
  charged: totalAmount,
  outstanding: totalAmount,
  paid: totalAmount,
  dueOn: day.nullable(),
  remindedAt: instant.nullable(),
  hasRequest: z.boolean(),
  number: z.int().nullable(),
  /** Two parents pay half each. */
  isShared: z.boolean(),
  /** Reminders that would be sent now: one per half that is due, none if reminded recently. */
  dueReminders: z.int(),
})

export type ParticipantShape = z.infer<typeof participant>

export const participantQuery = collectionKey.extend({
  search: line(100).optional(),
  state: z.enum([...participantStates, 'owes']).optional(),
  feeId: id.optional(),
  cursor: line(200).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(500).default(500),
})

export const participantPage = z.object({
  participants: z.array(participant),
  next: z.string().nullable(),
  /** Requests to pay less or in instalments, on the first page only and never for API tokens. */
  requests: z.array(billRequestShape),
})

/** A bill that the treasurer writes for a member. */
export const newBill = collectionKey.extend({
  clientId: id,
  memberId: id,
  feeId: id,
  sizeId: id.nullable().default(null),
  quantity: z.int().min(1).max(limits.quantity).default(1),
  /** For a fee of type 'new'; otherwise null. */
  amount: amountOrZero.nullable().default(null),
})

const note = paragraph(limits.noteLength)

/** `id` is chosen by the browser, so that a repeated request counts once. */
export const newEntry = billKey.extend({
  id,
  entry: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('payment'),
      method: z.enum(['cash', 'check', 'pass', 'transfer']),
      amount,
      onDay: day,
      note,
    }),
    /**
     * On a shared bill, `whole` waives half of the amount on each half; `fees` waives reminder
     * fees.
     */
    z.object({
      kind: z.literal('waiver'),
      amount,
      note,
      of: z.enum(['half', 'whole', 'fees']).default('half'),
    }),
  ]),
})

export const newRefund = billKey.extend({ id, method: paymentMethod, amount, note })

/** The guardian who pays the second half; null ends sharing. */
export const billShare = billKey.extend({ guardianId: id.nullable() })

export const billPayersKey = teamKey.extend({ memberId: id })

/** Who gets a child's bills: the default, one guardian, or two who pay half each. */
export const chosenPayers = billPayersKey.extend({ guardianIds: z.array(id).max(2) })

/** The guardians who can be chosen; the first one is the default. */
export const billPayers = z.object({
  guardians: z.array(
    z.object({ guardianId: id, name: z.string(), isMe: z.boolean(), isChosen: z.boolean() }),
  ),
})

export type BillPayersShape = z.infer<typeof billPayers>

/** The instalments, which must add up to the open amount. */
export const newInstalments = billKey.extend({
  parts: z
    .array(z.object({ amount, dueOn: day }))
    .min(1)
    .max(limits.instalments),
})

/**
 * `participantIds` are bills, or members without one; by default everyone with something
 * outstanding.
 */
export const collectionNotification = collectionKey.extend({
  message: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('invitation'), memberIds: z.array(id).min(1).max(2000) }),
    z.object({
      kind: z.literal('reminder'),
      participantIds: z.array(id).min(1).max(2000).optional(),
    }),
  ]),
})

/** Granting has no effect besides the values given here. */
export const requestAnswer = collectionKey.extend({
  requestId: id,
  decision: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('reduced'), amount }),
    z.object({
      kind: z.literal('parted'),
      parts: z
        .array(z.object({ amount, dueOn: day }))
        .min(1)
        .max(limits.instalments),
    }),
    z.object({ kind: z.literal('refused') }),
  ]),
  answer: note,
})

/** The person who fills in the form. */
export const payer = z.object({
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email,
  phone: phone.nullable().default(null),
  language,
})
