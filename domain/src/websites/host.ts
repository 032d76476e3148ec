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
export type DnsAnswer =
  | { readonly kind: 'cname'; readonly targets: readonly string[] }
  | { readonly kind: 'none'; readonly isBare: boolean }
  | { readonly kind: 'unreachable' }

/** What is wrong with a host's record; undefined if it leads to the target. */
export function hostProblemIn(found: DnsAnswer, target: string): HostProblem | undefined {
  if (found.kind === 'unreachable') return 'unreachable'
  if (found.kind === 'none') return found.isBare ? 'bare' : 'missing'
  const isOurs = found.targets.some((name) => name.toLowerCase().replace(/\.$/, '') === target)
  return isOurs ? undefined : 'elsewhere'
}

export interface HostState {
  readonly confirmedAt: Date | null
  /** When DNS last gave an answer, whatever it was. */
  readonly answeredAt: Date | null
  readonly failingSince: Date | null
  readonly problem: HostProblem | null
}

const dayLength = 86_400_000

/** Name servers are away for hours; after a day visitors are better off at the operator's address. */
const silentAfterMs = dayLength

/** A wrong record of a host that worked is mended within days, or the host is given up. */
const givenUpAfterMs = 14 * dayLength

/**
 * The state after a check. DNS may be down: no answer for a day is a failure, but never ends a host. A host
 * that lacks its record for two weeks has to be confirmed again.
 */
export function afterCheck(
  before: HostState,
  problem: HostProblem | undefined,
  now: Date,
): HostState {
  if (problem === undefined)
    return {
      confirmedAt: before.confirmedAt ?? now,
      answeredAt: now,
      failingSince: null,
      problem: null,
    }
  const isSilent = problem === 'unreachable'
  const answeredAt = isSilent ? before.answeredAt : now
  const after = { ...before, answeredAt, problem }
  if (isSilent ? !isSilentForLong(before, now) : before.confirmedAt === null) return after
  const failingSince = before.failingSince ?? now
  const isGivenUp = !isSilent && isLong(failingSince, givenUpAfterMs, now)
  return isGivenUp
    ? { ...after, confirmedAt: null, failingSince: null }
    : { ...after, failingSince }
}

function isSilentForLong({ confirmedAt, answeredAt }: HostState, now: Date): boolean {
  return confirmedAt !== null && isLong(answeredAt ?? confirmedAt, silentAfterMs, now)
}

function isLong(since: Date, ms: number, now: Date): boolean {
  return now.getTime() - since.getTime() >= ms
}

/** Records change at night and within an hour: the manager is told of what lasts. */
const warnedAfterMs = 3_600_000

/** True once a confirmed host has failed for an hour. */
export function isWarningDue({ failingSince }: HostState, warnedAt: Date | null, now: Date) {
  if (failingSince === null || (warnedAt !== null && warnedAt >= failingSince)) return false
  return isLong(failingSince, warnedAfterMs, now)
}
