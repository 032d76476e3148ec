import { type ErrorCode, isErrorCode } from '@touchline/contract/wire/errors'
import { useSyncExternalStore } from 'react'

import { type DeviceKey, forgetOnDevice, keepOnDevice } from './device.ts'

/** The result of a write sent later, if it differs from what the screen showed. */
export interface Outcome {
  readonly id: string
  /** `live`: a match entry by its scorer. */
  readonly what: 'answer' | 'mark' | 'live'
  readonly teamId: string
  readonly eventId: string
  readonly title: string
  readonly startsAt: string
  readonly timeZone: string
  /** The person it is for; null for yourself. */
  readonly person: string | null
  /** The tapped answer or mark; null if a mark was removed. */
  readonly gave: string | null
  readonly tappedAt: string
  readonly came: LateResult
}

export type LateResult =
  /** A yes without a place. */
  | { readonly kind: 'in_line'; readonly place: number }
  /** Our write came last and replaced someone else's. */
  | { readonly kind: 'instead_of'; readonly other: string | null; readonly by: string | null }
  | { readonly kind: 'refused'; readonly code: ErrorCode }

let owner: string | undefined
let outcomes: readonly Outcome[] = []
const listeners = new Set<() => void>()

export function useOutcomes(): readonly Outcome[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => outcomes,
    () => none,
  )
}

const none: readonly Outcome[] = []

/** Shown until dismissed, also after the page was closed. */
export function reportOutcome(outcome: Outcome): void {
  if (owner === undefined) return
  show([...outcomes.filter(({ id }) => id !== outcome.id), outcome])
  void keepOnDevice([[[owner, 'outcome', outcome.id], outcome]])
}

export function dismissOutcome(outcome: Outcome): void {
  show(outcomes.filter(({ id }) => id !== outcome.id))
  void forgetOnDevice(([, kind, id]) => kind === 'outcome' && id === outcome.id)
}

export function restoreOutcomes(
  of: string,
  stored: readonly (readonly [DeviceKey, unknown])[],
): void {
  owner = of
  show(stored.flatMap(([key, value]) => (key[1] === 'outcome' && isOutcome(value) ? [value] : [])))
}

export function forgetOutcomes(): void {
  owner = undefined
  show(none)
}

function show(now: readonly Outcome[]): void {
  outcomes = now
  for (const listener of listeners) listener()
}

const words = ['id', 'teamId', 'eventId', 'title', 'startsAt', 'timeZone', 'tappedAt'] as const

function isOutcome(value: unknown): value is Outcome {
  if (typeof value !== 'object' || value === null || !('came' in value)) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const isWorded = words.every((name) => typeof fields.get(name) === 'string')
  return isWorded && isCame(value.came)
}

function isCame(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'refused') return 'code' in value && isErrorCode(value.code)
  return value.kind === 'in_line' || value.kind === 'instead_of'
}
