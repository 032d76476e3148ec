import type { PaymentMethod } from '@touchline/domain/collections/journal'
import type { Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { refundPayment, planInstalments, recordPayment, writeOff } from '../commands/treasurer.ts'

type ByHand = Exclude<PaymentMethod, 'card'>

/** A step in a bill's history. */
export type Step =
  | { readonly kind: 'pay' | 'refund' | 'bounce'; readonly amount: number; readonly method: ByHand }
  | { readonly kind: 'forgo'; readonly amount: number }
  | { readonly kind: 'part'; readonly count: number }

/** Expected totals, counted separately. */
export interface Count {
  outstanding: number
  waived: number
  refunded: number
  readonly paid: Record<ByHand, number>
}

interface Playing {
  readonly platform: TestPlatform
  readonly actor: Actor
  readonly bill: { readonly teamId: string; readonly billId: string; readonly collectionId: string }
}

/**
 * Runs each step twice with the same id, and counts separately. Returns steps wrongly refused or
 * accepted.
 */
export async function playSteps(playing: Playing, steps: readonly Step[], count: Count) {
  const wrong: Step[] = []
  for (const step of steps) {
    const run = commandOf(playing, step, count)
    const { fits, add } = effectOf(step, count)
    const isDone = await tried(playing, run)
    if (isDone && step.kind !== 'bounce') await tried(playing, run)
    if (isDone) add()
    if (isDone !== fits) wrong.push(step)
  }
  return wrong
}

type Command = (tx: Transaction) => Promise<unknown>

async function tried({ platform }: Playing, run: Command): Promise<boolean> {
  try {
    await platform.database.transaction().execute(run)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return false
    throw error
  }
}

function commandOf({ platform, actor, bill }: Playing, step: Step, count: Count): Command {
  const now = platform.clock()
  const treasury = { actor, now, bill }
  const input = { id: newId(), note: '', onDay: '2026-03-14' }
  switch (step.kind) {
    case 'pay':
      return (tx) => recordPayment(tx, treasury, { ...input, ...step })
    case 'refund':
      return (tx) => refundPayment(tx, platform, { ...treasury, ...input, ...step })
    case 'forgo':
      return (tx) => writeOff(tx, treasury, { ...input, ...step, of: 'half' })
    case 'part': {
      const parts = partsOf(count.outstanding, step.count)
      return (tx) => planInstalments(tx, treasury, parts)
    }
    case 'bounce': {
      const { method, amount } = step
      const entry = { kind: 'returned', method, amount } as const
      return (tx) => bookEntry(tx, { ...bill, now }, { entry })
    }
  }
}

/** Whether a step is allowed, and its effect. */
function effectOf(step: Step, count: Count): { readonly fits: boolean; readonly add: () => void } {
  if (step.kind === 'part') return { fits: true, add: () => undefined }
  const { amount } = step
  if (step.kind === 'forgo') {
    const add = () => {
      count.outstanding -= amount
      count.waived += amount
    }
    return { fits: amount <= count.outstanding, add }
  }
  const { method } = step
  if (step.kind === 'pay') {
    const add = () => {
      count.outstanding -= amount
      count.paid[method] += amount
    }
    return { fits: amount <= count.outstanding, add }
  }
  const add = () => {
    count.paid[method] -= amount
    count[step.kind === 'refund' ? 'refunded' : 'outstanding'] += amount
  }
  return { fits: amount <= count.paid[method], add }
}

/** Splits the rest into parts, the first with the remainder; 0 isn't split. */
function partsOf(outstanding: number, count: number) {
  const share = Math.floor(outstanding / count)
  const amounts = Array.from({ length: count }, (_, at) =>
    at === 0 ? outstanding - share * (count - 1) : share,
  )
  return amounts
    .map((amount, at) => ({ amount, dueOn: `2026-0${at + 1}-15` }))
    .filter(({ amount }) => amount > 0)
}
