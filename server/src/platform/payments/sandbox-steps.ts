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

/** Where a choice leads; to where one was, when there is nothing to choose any more. */
export function afterChoice(state: SandboxState, choice: SandboxChoice): SandboxState {
  return steps[state][choice] ?? state
}

/** Months are counted on the calendar: from the 31st of January to the last of February. */
export function periodEnd(start: Date, interval: 'month' | 'year'): Date {
  const end = new Date(start)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + (interval === 'year' ? 12 : 1))
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end
}
