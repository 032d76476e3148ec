import { hydrate, type Mutation, type MutationKey, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { isAway, setReachable } from '../client/availability.ts'
import { closureFrom, setClosure } from '../client/closure.ts'
import { codeOf, dataOf } from '../client/refusal.ts'
import { type DeviceKey, forgetOnDevice, keepOnDevice } from './device.ts'
import { keepAtPagehide } from './pagehide.ts'

/** Data stored with a tap so that it can be sent later, by any page, exactly once. */
export interface Tap {
  /** The Idempotency-Key, fixed at the moment of the tap. */
  readonly key: string
  /** In this device's time; only displayed. */
  readonly tappedAt: string
}

export function newTap(): Tap {
  return { key: crypto.randomUUID(), tappedAt: new Date().toISOString() }
}

/** Options of a write that can wait for the network and keeps its order. */
export const sentLater = {
  networkMode: 'online',
  meta: { sentLater: true },
  retry: (_count: number, error: Error) => staysWaiting(error),
  retryDelay: (_count: number, error: Error) => (codeOf(error) === 'maintenance' ? 15_000 : 1000),
} as const

function staysWaiting(error: Error): boolean {
  const code = codeOf(error)
  if (code === 'unavailable') setReachable(false)
  if (code === 'maintenance') setClosure(closureFrom(dataOf(error)))
  return code === 'unavailable' || code === 'maintenance'
}

const unsent = new Set<string>()
/** Unsent writes not yet stored in the device's database. */
const unwritten = new Map<string, readonly [DeviceKey, unknown]>()
const late = new Set<string>()
const listeners = new Set<() => void>()

/** The number of unsent writes, including stored ones. */
export function useUnsentCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => unsent.size - unwritten.size,
    () => 0,
  )
}

/** The number of unsent writes, from the tap on. */
export function unsentCount(): number {
  return unsent.size
}

/**
 * Whether the write waited for the network. Its screen may be gone, so a message reports the
 * result.
 */
export function wasSentLate({ key }: Tap): boolean {
  return late.has(key)
}

/** Restores unsent writes in order. */
export function restoreWaiting(
  cache: QueryClient,
  stored: readonly (readonly [DeviceKey, unknown])[],
): void {
  const found = stored.flatMap(([key, value]) =>
    key[1] === 'waiting' && isWaiting(value) ? [value] : [],
  )
  for (const { variables } of found) {
    late.add(variables.key)
    note(variables.key)
  }
  hydrate(cache, {
    mutations: found
      .toSorted((one, other) => one.submittedAt - other.submittedAt)
      .map(({ mutationKey, scopeId, variables, submittedAt }) => ({
        mutationKey,
        scope: { id: scopeId ?? mutationKey.join() },
        meta: sentLater.meta,
        state: { ...fresh, variables, submittedAt },
      })),
  })
}

const fresh = {
  context: undefined,
  data: undefined,
  error: null,
  failureCount: 0,
  failureReason: null,
  isPaused: true,
  status: 'pending',
} as const

/** Stores each write from the tap until the server responds. Returns a function that stops it. */
export function keepWaiting(cache: QueryClient, owner: string): () => void {
  const onPagehide = () => keepAtPagehide([...unwritten.values()])
  globalThis.addEventListener('pagehide', onPagehide)
  const stop = cache.getMutationCache().subscribe(({ mutation, type }) => {
    if (type !== 'updated' || mutation.meta?.['sentLater'] !== true) return
    const { status, isPaused } = mutation.state
    const variables: unknown = mutation.state.variables
    if (!isTap(variables)) return
    const { key } = variables
    if (status === 'pending') {
      if (isPaused && isAway()) late.add(key)
      if (!unsent.has(key)) void writeDown([[owner, 'waiting', key], recordOf(mutation)])
    } else if (unsent.delete(key)) {
      unwritten.delete(key)
      void forgetOnDevice(([, kind, id]) => kind === 'waiting' && id === key)
      notifyListeners()
    }
  })
  return () => {
    globalThis.removeEventListener('pagehide', onPagehide)
    stop()
  }
}

/** Clears the queue on sign-out. */
export function forgetWaiting(): void {
  unsent.clear()
  unwritten.clear()
  late.clear()
  notifyListeners()
}

async function writeDown(kept: readonly [DeviceKey, unknown]): Promise<void> {
  const [[, , key]] = kept
  unwritten.set(key, kept)
  note(key)
  await keepOnDevice([kept])
  if (unwritten.delete(key)) notifyListeners()
}

function note(key: string): void {
  if (unsent.has(key)) return
  unsent.add(key)
  notifyListeners()
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

interface Waiting {
  readonly mutationKey: MutationKey
  /** Writes with the same scope are sent in order; by key for records of an earlier version. */
  readonly scopeId?: string | undefined
  readonly variables: Tap
  readonly submittedAt: number
}

/** The part of a mutation that is stored until it is sent. */
export function recordOf({ options, state }: Mutation<unknown, unknown, unknown>): unknown {
  const { variables, submittedAt } = state
  return { mutationKey: options.mutationKey, scopeId: options.scope?.id, variables, submittedAt }
}

function isWaiting(value: unknown): value is Waiting {
  return (
    typeof value === 'object' &&
    value !== null &&
    'mutationKey' in value &&
    Array.isArray(value.mutationKey) &&
    (!('scopeId' in value) || ['string', 'undefined'].includes(typeof value.scopeId)) &&
    'submittedAt' in value &&
    typeof value.submittedAt === 'number' &&
    'variables' in value &&
    isTap(value.variables)
  )
}

function isTap(value: unknown): value is Tap {
  return (
    typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
  )
}
