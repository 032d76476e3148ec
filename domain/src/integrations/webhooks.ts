export const maxWebhooks = 5

/** Encrypted in transit, without credentials in the address. */
export function isSecureAddress(typed: string): boolean {
  if (!URL.canParse(typed)) return false
  const { protocol, username, password } = new URL(typed)
  return protocol === 'https:' && username === '' && password === ''
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Pauses between tries, as Standard Webhooks proposes. */
const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/**
 * When to retry after so many tries; undefined when given up. `spread`, from 0 to 1, adds up to a tenth of the
 * pause, so that failed deliveries don't return together.
 */
export function nextAttemptAt(tries: number, now: Date, spread: number): Date | undefined {
  const pause = pauses[tries - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * (1 + spread / 10))
}

/** From 0 to 1, by the random end of the id. */
export function jitterOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) / 0xffff
}

/** The receiver has failed for too long. */
const daysOfPatience = 5

export function isPermanentlyFailing(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= daysOfPatience * day
}

/** The old secret also signs for so long. */
export function oldSecretEndsAt(now: Date): Date {
  return new Date(now.getTime() + day)
}

const daysOfLog = 30

export function deliveryLogCutoff(now: Date): Date {
  return new Date(now.getTime() - daysOfLog * day)
}

/** Why we disabled a webhook. */
export const disableReasons = ['failing', 'gone'] as const
export type DisableReason = (typeof disableReasons)[number]

export const deliveryStates = ['waiting', 'sent', 'given_up'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why an attempt failed; the response itself is not stored. */
export const deliveryProblems = ['bad_address', 'unreachable', 'answered', 'switched_off'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]
