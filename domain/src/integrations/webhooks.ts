/** How many webhooks a team keeps. */
export const maxWebhooks = 5

/** Encrypted on the way, and without a name and a password in it. */
export function isSecureAddress(typed: string): boolean {
  if (!URL.canParse(typed)) return false
  const { protocol, username, password } = new URL(typed)
  return protocol === 'https:' && username === '' && password === ''
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Pauses before the next try, as Standard Webhooks proposes them: after the last, it is given up. */
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
 * When to try again after so many tries; undefined when it is over. `spread` from 0 to 1 parts those
 * that failed together by up to a tenth of the pause.
 */
export function nextTry(tries: number, now: Date, spread: number): Date | undefined {
  const pause = pauses[tries - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * (1 + spread / 10))
}

/** From 0 to 1: the last letters of an id are as good as chance. */
export function spreadOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) / 0xffff
}

/** Nothing has arrived for so long that no one listens any more. */
const daysOfPatience = 5

export function isHopeless(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= daysOfPatience * day
}

/** How long the old secret signs beside a new one. */
export function oldSecretEnds(now: Date): Date {
  return new Date(now.getTime() + day)
}

/** How long sent messages are kept. */
const daysOfLog = 30

export function logGoesBefore(now: Date): Date {
  return new Date(now.getTime() - daysOfLog * day)
}

/** Why a webhook rests, besides that someone switched it off. */
export const stops = ['failing', 'gone'] as const
export type Stop = (typeof stops)[number]

export const deliveryStates = ['waiting', 'sent', 'given_up'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why an attempt failed; the response itself is not stored. */
export const deliveryProblems = ['bad_address', 'unreachable', 'answered', 'switched_off'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]
