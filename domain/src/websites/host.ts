/** What a check of DNS found instead of the CNAME record; `unreachable` is no answer at all. */
export const hostProblems = ['missing', 'elsewhere', 'bare', 'unreachable'] as const

export type HostProblem = (typeof hostProblems)[number]

/** Confirmed and sound, confirmed but now without its record, or not confirmed yet. */
export const hostStates = ['waiting', 'online', 'broken'] as const

export type HostStateName = (typeof hostStates)[number]

export function hostStateOf({ confirmedAt, failingSince }: HostState): HostStateName {
  if (confirmedAt === null) return 'waiting'
  return failingSince === null ? 'online' : 'broken'
}

/** The answer of DNS for a host name. */
export type Found =
  | { readonly kind: 'cname'; readonly targets: readonly string[] }
  | { readonly kind: 'none'; readonly isBare: boolean }
  | { readonly kind: 'unreachable' }

/** What is wrong with a host's record; undefined if it leads to the target. */
export function hostProblemIn(found: Found, target: string): HostProblem | undefined {
  if (found.kind === 'unreachable') return 'unreachable'
  if (found.kind === 'none') return found.isBare ? 'bare' : 'missing'
  const isOurs = found.targets.some((name) => name.toLowerCase().replace(/\.$/, '') === target)
  return isOurs ? undefined : 'elsewhere'
}

export interface HostState {
  readonly confirmedAt: Date | null
  readonly failingSince: Date | null
  readonly problem: HostProblem | null
}

const dayLength = 86_400_000

/** A wrong record of a host that worked is mended within days, or the host is given up. */
const givenUpAfterMs = 14 * dayLength

/**
 * The state after a check. No answer changes nothing but the problem, as DNS may be down. A host that
 * lacks its record for two weeks has to be confirmed again.
 */
export function afterCheck(
  before: HostState,
  problem: HostProblem | undefined,
  now: Date,
): HostState {
  const { confirmedAt } = before
  if (problem === undefined)
    return { confirmedAt: confirmedAt ?? now, failingSince: null, problem: null }
  if (problem === 'unreachable' || confirmedAt === null) return { ...before, problem }
  const failingSince = before.failingSince ?? now
  const isGivenUp = now.getTime() - failingSince.getTime() >= givenUpAfterMs
  return isGivenUp
    ? { confirmedAt: null, failingSince: null, problem }
    : { confirmedAt, failingSince, problem }
}

/** Records change at night and within an hour: the manager is told of what lasts. */
const warnedAfterMs = 3_600_000

/** True once a confirmed host has lacked its record for an hour. */
export function isWarningDue({ failingSince }: HostState, warnedAt: Date | null, now: Date) {
  if (failingSince === null || (warnedAt !== null && warnedAt >= failingSince)) return false
  return now.getTime() - failingSince.getTime() >= warnedAfterMs
}
