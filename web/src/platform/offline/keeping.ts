import type { QueryClient } from '@tanstack/react-query'

import { isAway } from '../client/availability.ts'
import { forgetAllOnDevice, forgetOnDevice, keepOnDevice, readDevice } from './device.ts'
import { reportLost } from './lost.ts'
import { forgetOutcomes, restoreOutcomes } from './outcomes.ts'
import { forgetPagehide, takeFromPagehide } from './pagehide.ts'
import { keepQueries, restoreQueries } from './queries.ts'
import { forgetWaiting, keepWaiting, restoreWaiting, unsentCount } from './waiting.ts'

/** Restoring from the device is given up after this time (ms). */
const longestRestore = 1500

interface Keeping {
  readonly cache: QueryClient
  readonly owner: string | undefined
  /** Registers how each kind of queued write is sent. */
  readonly sentLater: readonly ((cache: QueryClient) => void)[]
}

const begun = new WeakMap<QueryClient, Promise<void>>()
let end: (() => void) | undefined
let here: string | undefined

/**
 * Loads an account's stored data into the cache and stores later responses. Deletes other accounts'
 * data, because a device keeps only one.
 */
export function keepFor({ cache, owner, sentLater }: Keeping): Promise<void> {
  const known = begun.get(cache)
  if (known !== undefined) return known
  for (const teach of sentLater) teach(cache)
  const beginning = owner === undefined ? Promise.resolve() : begin(cache, owner)
  begun.set(cache, beginning)
  return beginning
}

async function begin(cache: QueryClient, owner: string): Promise<void> {
  end?.()
  forgetWaiting()
  here = owner
  const ends = [keepQueries(cache, owner), keepWaiting(cache, owner)]
  end = () => ends.forEach((stop) => stop())
  await Promise.race([
    restore(cache, owner),
    new Promise<void>((resolve) => setTimeout(resolve, longestRestore)),
  ])
}

async function restore(cache: QueryClient, owner: string): Promise<void> {
  const unwritten = takeFromPagehide(owner)
  if (unwritten.length > 0) await keepOnDevice(unwritten)
  const stored = await readDevice(owner)
  if (here !== owner) return
  restoreQueries(cache, stored, new Date())
  restoreOutcomes(owner, stored)
  restoreWaiting(cache, stored)
  void forgetOnDevice(([other]) => other !== owner)
  if (!isAway()) void cache.resumePausedMutations()
}

/** Signed out: wipes everything from the device. */
export async function forgetAllAccounts(): Promise<void> {
  end?.()
  end = undefined
  here = undefined
  reportLost(unsentCount())
  forgetWaiting()
  forgetOutcomes()
  forgetPagehide()
  await forgetAllOnDevice()
}
