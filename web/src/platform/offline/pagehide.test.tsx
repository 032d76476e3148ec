import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'

import { forgetAllOnDevice, readDevice } from './device.ts'
import { keepFor } from './keeping.ts'
import { forgetPagehide, takeFromPagehide } from './pagehide.ts'
import { forgetWaiting, keepWaiting, newTap, sentLater, type Tap } from './waiting.ts'

const mutationKey = ['events', 'answer', 'derby']

afterEach(async () => {
  forgetWaiting()
  forgetPagehide()
  await forgetAllOnDevice()
})

const leave = () => globalThis.dispatchEvent(new Event('pagehide'))

/** A server that answers each write with `taken`, if it responds. */
function sending(answers: boolean) {
  const sent: unknown[] = []
  const cache = new QueryClient()
  cache.setMutationDefaults(mutationKey, {
    ...sentLater,
    mutationFn: (tap: unknown) => {
      sent.push(tap)
      return answers ? Promise.resolve('taken') : new Promise(() => undefined)
    },
  })
  return { cache, sent }
}

function write(cache: QueryClient, tap: Tap): void {
  const mutations = cache.getMutationCache()
  void mutations.build(cache, { ...cache.defaultMutationOptions({ mutationKey }) }).execute(tap)
}

test('a tap right before a reload is sent by the next page', async () => {
  const before = sending(false)
  const stop = keepWaiting(before.cache, 'ana')
  const tap = newTap()
  write(before.cache, tap)
  leave()
  stop()
  await forgetAllOnDevice()
  forgetWaiting()

  const after = sending(true)
  await keepFor({ cache: after.cache, owner: 'ana', sentLater: [] })
  await expect.poll(() => after.sent).toEqual([tap])
  expect(takeFromPagehide('ana')).toEqual([])
})

test("doesn't store twice what is already on the device", async () => {
  const { cache } = sending(false)
  const stop = keepWaiting(cache, 'ana')
  write(cache, newTap())
  await expect.poll(() => readDevice('ana')).toHaveLength(1)
  leave()
  expect(takeFromPagehide('ana')).toEqual([])
  stop()
})

test("doesn't send what another account left", () => {
  const { cache } = sending(false)
  const stop = keepWaiting(cache, 'ana')
  write(cache, newTap())
  leave()
  stop()
  expect(takeFromPagehide('leo')).toEqual([])
  expect(takeFromPagehide('ana')).toEqual([])
})
