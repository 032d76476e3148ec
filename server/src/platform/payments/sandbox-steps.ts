export const sandboxStates = [
  'open',
  'confirming',
  'declined',
  'waiting',
  'paid',
  'expired',
] as const

export type SandboxState = (typeof sandboxStates)[number]
export type SandboxChoice = 'pay' | 'decline' | 'ask' | 'confirm' | 'refuse' | 'later'

const first = { pay: 'paid', decline: 'declined', ask: 'confirming', later: 'waiting' } as const

const steps: Readonly<Record<SandboxState, Partial<Record<SandboxChoice, SandboxState>>>> = {
  open: first,
  declined: first,
  confirming: { confirm: 'paid', refuse: 'declined' },
  waiting: {},
  paid: {},
  expired: {},
}

/** The state after a choice; unchanged if there is nothing to choose. */
export function afterChoice(state: SandboxState, choice: SandboxChoice): SandboxState {
  return steps[state][choice] ?? state
}

type Interval = 'month' | 'year'

/** Counts months from the anchor: 31 January, then the last of February, then 31 March. */
export function periodEnd(anchor: Date, interval: Interval, start = anchor): Date {
  const months = interval === 'year' ? 12 : 1
  for (let count = months; ; count += months) {
    const end = monthsAfter(anchor, count)
    if (end > start) return end
  }
}

function monthsAfter(anchor: Date, count: number): Date {
  const end = new Date(anchor)
  end.setUTCMonth(end.getUTCMonth() + count)
  if (end.getUTCDate() !== anchor.getUTCDate()) end.setUTCDate(0)
  return end
}

interface BilledPeriod {
  readonly starts_at: Date
  readonly period_ends_at: Date
}

/** The unused part of a price when its period ends early. */
export function unusedShare(
  amount: number,
  { starts_at: from, period_ends_at: until }: BilledPeriod,
  now: Date,
): number {
  const whole = until.getTime() - from.getTime()
  const rest = Math.max(0, until.getTime() - now.getTime())
  return whole <= 0 ? 0 : Math.floor((amount * Math.min(rest, whole)) / whole)
}
