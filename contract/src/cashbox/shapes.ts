import { cashBoxRefusals } from '@touchline/domain/cashbox/adults'
import { entryKinds, itemKinds, moneyKinds } from '@touchline/domain/cashbox/ledger'
import { cashBoxLimits } from '@touchline/domain/cashbox/limits'
import { z } from 'zod'

import { amount, currency, totalAmount } from '../collections/shapes/money.ts'
import { teamKey } from '../teams/shapes.ts'
import { day, requiredLine, id, instant, line } from '../wire/values.ts'

/** Something to tap. */
export const item = z.object({ id, kind: z.enum(itemKinds), name: z.string(), amount })

export type CashBoxItem = z.infer<typeof item>

const person = z.object({ memberId: id, firstName: z.string(), lastName: z.string() })

/** What a player owes; negative: paid ahead. */
const balanceOf = person.extend({
  balance: totalAmount,
  /** No longer in the team; listed until settled. */
  hasLeft: z.boolean(),
  /** Without a place in the cash box; listed until settled. */
  isMinor: z.boolean(),
})

export type PlayerBalance = z.infer<typeof balanceOf>

export const cashBox = z.object({
  isOn: z.boolean(),
  /** Why the team can't have one. Nothing new is charged meanwhile. */
  refusal: z.enum(cashBoxRefusals).nullable(),
  currency,
  /** Players see each other's balances. */
  isOpen: z.boolean(),
  /** Some on the roster are minors, who have no place in it; for cashiers. */
  hasMinors: z.boolean(),
  /** My own; null for someone without a place in it, who sees nothing else either. */
  myBalance: totalAmount.nullable(),
  /** The money in the box. */
  cash: totalAmount,
  /** Fines and drinks, by name. */
  items: z.array(item),
  /** Common ones that the team lacks, in its language; for cashiers. */
  presets: z.array(item.omit({ id: true })),
  /** Everyone on the roster, and those who left with a balance. Empty if I may not see them. */
  players: z.array(balanceOf),
})

export type CashBox = z.infer<typeof cashBox>

export const cashBoxSwitches = teamKey.extend({ isOn: z.boolean(), isOpen: z.boolean() })

export const itemKey = teamKey.extend({ itemId: id })

export const itemDraft = z.object({
  kind: z.enum(itemKinds),
  name: requiredLine(cashBoxLimits.nameLength),
  amount,
})

export type ItemDraft = z.infer<typeof itemDraft>

/** The browser chooses the id of a new one: saved twice, it is one. */
export const savedItem = itemKey.extend({ item: itemDraft })

/** Every call counts once, however often it is repeated with its Idempotency-Key. */
export const charge = teamKey.extend({
  itemId: id,
  memberIds: z.array(id).min(1, 'people_required').max(cashBoxLimits.people),
  /** Where it happened. */
  eventId: id.nullable(),
})

export const money = teamKey
  .extend({
    kind: z.enum(moneyKinds),
    /** Null for income and expenses of the team. */
    memberId: id.nullable(),
    amount,
    note: line(cashBoxLimits.noteLength),
  })
  .refine(({ kind, memberId }) => isOfTeam(kind) === (memberId === null), {
    path: ['memberId'],
    message: 'person_required',
  })
  .refine(({ kind, note }) => !isOfTeam(kind) || note !== '', {
    path: ['note'],
    message: 'note_required',
  })

export type Money = z.infer<typeof money>

function isOfTeam(kind: (typeof moneyKinds)[number]): boolean {
  return kind === 'income' || kind === 'expense'
}

export const entryKey = teamKey.extend({ entryId: id })

/** One list: a player's, or without `memberId` what moved the money in the box. */
export const entriesQuery = teamKey.extend({
  memberId: id.optional(),
  /** Older than this entry. */
  before: id.optional(),
})

const entry = z.object({
  id,
  kind: z.enum(entryKinds),
  /** The name of the fine or drink, or the note. */
  label: z.string(),
  /** What the player owes more, or less. */
  owed: totalAmount,
  /** What is more in the box, or less. */
  cash: totalAmount,
  member: person.nullable(),
  event: z.object({ id, title: z.string(), startsAt: instant }).nullable(),
  /** Who entered it. */
  by: z.string().nullable(),
  createdAt: instant,
  /** It takes back another entry. */
  isUndo: z.boolean(),
  isUndone: z.boolean(),
  mayUndo: z.boolean(),
})

export type CashBoxEntry = z.infer<typeof entry>

/** Newest first. */
export const entries = z.object({ entries: z.array(entry), next: id.nullable() })

export type CashBoxEntries = z.infer<typeof entries>

/** Balances become bills. The browser chooses the id: sent twice, they are written once. */
export const billing = teamKey.extend({
  billingId: id,
  memberIds: z.array(id).min(1, 'people_required').max(cashBoxLimits.people),
  /** The sum on screen; if balances have changed meanwhile, no bills are written. */
  amount,
  dueOn: day,
})
